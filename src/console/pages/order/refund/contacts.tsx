import { readRefundContacts } from '#src/api/refunds.ts'
import { ContactsDialog } from '#src/console/parts/orders/contacts-dialog.tsx'
import type { Refund } from './refund.ts'

/** How the buyer of a refund is reached, in clear. */
export function RefundContacts({ row: { id, order_id: number }, onClose }: { row: Refund; onClose(): void }) {
  return (
    <ContactsDialog
      title={number}
      parts={['contacts', 'refund', id]}
      read={(connection) => connection.send(readRefundContacts, { params: { id } })}
      onClose={onClose}
    />
  )
}
