/** What the address of a page of the shop's own chat asks to be shown, once (kefu contract, `mobile_user_chat`). */
export function takeWish(): { product?: string; order?: string } {
  if (!location.pathname.startsWith('/kefu/')) return {}
  const query = new URLSearchParams(location.search)
  const product = query.get('productId') ?? query.get('product_id')
  const order = query.get('orderId') ?? query.get('order_id')
  return { ...(product && { product }), ...(order && { order }) }
}
