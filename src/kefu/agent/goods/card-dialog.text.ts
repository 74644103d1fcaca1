import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '发送商品或订单', en: 'Send a product or an order', 'zh-tw': '傳送商品或訂單' },
  products: { 'zh-cn': '商品', en: 'Products', 'zh-tw': '商品' },
  orders: { 'zh-cn': '客户的订单', en: 'The customer’s orders', 'zh-tw': '客戶的訂單' },
  searchProducts: { 'zh-cn': '搜索商品名称/ID', en: 'Search by name or ID', 'zh-tw': '搜尋商品名稱/ID' },
  searchOrders: { 'zh-cn': '搜索订单编号', en: 'Search by order number', 'zh-tw': '搜尋訂單編號' },
  noProducts: { 'zh-cn': '没有找到商品', en: 'No products found', 'zh-tw': '沒有找到商品' },
  noOrders: { 'zh-cn': '没有找到订单', en: 'No orders found', 'zh-tw': '沒有找到訂單' },
  noneAtAll: { 'zh-cn': '该客户暂无订单', en: 'No orders yet', 'zh-tw': '這位客戶暫無訂單' },
  stock: {
    'zh-cn': (stock: string) => `库存 ${stock}`,
    en: (stock: string) => `${stock} in stock`,
    'zh-tw': (stock: string) => `庫存 ${stock}`,
  },
})
