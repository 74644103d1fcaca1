import { useStore } from '@nanostores/react'
import { readPersonalData } from '#src/api/shop-users.ts'
import { LookDialog } from '#src/console/parts/personal-data/look-dialog.tsx'
import { $text } from './text.ts'
import type { User } from './user.ts'

/** Phone, identity card and address of a user. */
export function PersonalDialog({ row: { uid, nickname }, onClose }: { row: User; onClose: () => void }) {
  const words = useStore($text)
  return (
    <LookDialog
      title={nickname}
      parts={['personal', uid]}
      read={async (connection) => {
        const { phone, card_id: card, addres } = await connection.send(readPersonalData, { params: { uid } })
        return [
          [words.phone, phone],
          [words.cardId, card],
          [words.address, addres],
        ]
      }}
      onClose={onClose}
    />
  )
}
