import { readInvoiceContacts, type InvoiceRow } from '#src/api/invoices.ts'
import { ContactsDialog } from '#src/console/parts/orders/contacts-dialog.tsx'

/** How who wants an invoice is reached, in clear. */
export function InvoiceContacts({ row: { invoice_id: id, order_id: number }, onClose }: { row: InvoiceRow; onClose(): void }) {
  return (
    <ContactsDialog
      title={number}
      parts={['contacts', 'invoice', id]}
      read={(connection) => connection.send(readInvoiceContacts, { params: { id } })}
      onClose={onClose}
    />
  )
}
