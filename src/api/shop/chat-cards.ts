import { endpoint, type Id } from '../endpoint.ts'

const side = 'kefu' as const

/** A product as an agent sees it; `sales` has what the shop adds to it (customer-service contract, "REST for the workbench"). */
export const readChatProduct = endpoint<{ params: { id: Id } }, Record<string, unknown>>('GET', '/product/info/:id', { side })
/** The same for a visitor, signed in or not. */
export const readVisitorProduct = endpoint<{ params: { id: Id } }, Record<string, unknown>>('GET', '/tourist/product/:id', {
  side,
  open: true,
})
/** A customer's own order by its number; a tourist has none. */
export const readVisitorOrder = endpoint<{ params: { order_id: string }; query: { token: string } }, Record<string, unknown>>(
  'GET',
  '/tourist/order/:order_id',
  { side, open: true },
)
