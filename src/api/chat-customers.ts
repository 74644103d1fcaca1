import { endpoint, type Id, type Paging } from './endpoint.ts'
import type { LabelsOfCategory } from './shop-users.ts'

const side = 'kefu' as const

/** A product as the three tabs beside a conversation list it; `sales` counts what the shop adds to it. */
export interface CustomerProduct {
  id: Id
  sales: string
  store_name: string
  image: string
  stock: number
  price: string
}

/** `store_name` finds by a part of the name, or by the id. */
type Listed = { params: { uid: Id }; query: Paging & { store_name?: string } }

/**
 * Labels by their categories; `disabled` means that the customer has it. All calls of a customer are refused with 410092 for who is none of
 * the agent's own: has neither written to them nor was given to them.
 */
export const readCustomerLabels = endpoint<{ params: { uid: Id } }, LabelsOfCategory[]>('GET', '/user/label/:uid', { side })
/** Done with 100014. Refused with 410104 without any label, 410113 for who is no user of the shop. */
export const setCustomerLabels = endpoint<{ params: { uid: Id }; body: { label_ids?: Id[]; un_label_ids?: Id[] } }, unknown>(
  'PUT',
  '/user/label/:uid',
  { side, encoding: 'json' },
)
export const listCustomerGroups = endpoint<Record<never, never>, { id: Id; group_name: string }[]>('GET', '/user/group', { side })
/** Done with 100014. Refused with 410103 where the customer is in it, 100026 for none, 410113 for who is no user of the shop. */
export const setCustomerGroup = endpoint<{ params: { uid: Id; id: Id } }, unknown>('PUT', '/user/group/:uid/:id', { side })

/** What the customer has bought, the latest first. */
export const listBoughtProducts = endpoint<Listed, CustomerProduct[]>('GET', '/product/cart/:uid', { side })
/** What they have looked at; our server knows of what they asked about in chats. */
export const listSeenProducts = endpoint<Listed, CustomerProduct[]>('GET', '/product/visit/:uid', { side })
/** What sells best. */
export const listHotProducts = endpoint<Listed, CustomerProduct[]>('GET', '/product/hot/:uid', { side })
