/** Permission keys of the page of orders and its buttons (`console/pages/order/list/route.ts`). */
export const page = 'admin-order-storeOrder-index'
/** The page of refunds, from which an order is removed as well. */
export const refundsPage = 'admin-order-refund'
export const keys = {
  edit: 'order-edit',
  send: 'order-send',
  confirm: 'order-offline-confirm',
  mark: 'order-mark',
  take: 'order-take',
  verify: 'order-write-off',
  remove: 'order-delete',
  // money goes back by the same right, wherever it is given back
  refund: 'refund-yes',
  refuse: 'refund-no',
} as const
