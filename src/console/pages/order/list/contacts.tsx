import { readOrderContacts } from '#src/api/orders.ts'
import { ContactsDialog } from '#src/console/parts/orders/contacts-dialog.tsx'
import type { Order } from '#src/order-forms/order.ts'

/** Where an order goes, in clear. */
export function OrderContacts({ row: { id, order_id: number }, onClose }: { row: Order; onClose(): void }) {
  return (
    <ContactsDialog
      title={number}
      parts={['contacts', 'order', id]}
      read={async (connection) => (await connection.send(readOrderContacts, { query: { ids: String(id) } }))[0]}
      onClose={onClose}
    />
  )
}
