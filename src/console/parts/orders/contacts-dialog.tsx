import { useStore } from '@nanostores/react'
import { LookDialog } from '#src/console/parts/personal-data/look-dialog.tsx'
import type { Connection } from '#src/stores/connection.ts'
import { $text } from './contacts.text.ts'

/** How somebody is reached, as orders, refunds and invoices tell it; each as far as it knows. */
export interface Contacts {
  real_name: string
  user_phone: string
  user_address: string
  phone?: string
  refund_phone?: string
  drawer_phone?: string
  tell?: string
  address?: string
}

interface ContactsDialogProps {
  title: string
  /** What the answer depends on. */
  parts: readonly unknown[]
  /** @throws RequestError */
  read(connection: Connection): Promise<Contacts | undefined>
  onClose(): void
}

/** Phones and addresses of an order in clear, which our own server masks elsewhere. */
export function ContactsDialog({ title, parts, read, onClose }: ContactsDialogProps) {
  const words = useStore($text)
  return (
    <LookDialog
      title={title}
      parts={parts}
      read={async (connection) => {
        const found = await read(connection)
        return [
          [words.receiver, found?.real_name ?? ''],
          [words.receiverPhone, found?.user_phone ?? ''],
          [words.address, found?.user_address ?? ''],
          [words.buyerPhone, found?.phone ?? ''],
          [words.refundPhone, found?.refund_phone ?? ''],
          [words.drawerPhone, found?.drawer_phone ?? ''],
          [words.companyPhone, found?.tell ?? ''],
          [words.companyAddress, found?.address ?? ''],
        ]
      }}
      onClose={onClose}
    />
  )
}
