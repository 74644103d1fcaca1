import { useStore } from '@nanostores/react'
import { readPersonalData } from '#src/api/shop-users.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { useOwnRead } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './text.ts'
import type { User } from './user.ts'

/** Phone and identity card in clear: read anew each time, so that each look is in the log. */
export function PersonalDialog({ row: { uid, nickname }, onClose }: { row: User; onClose: () => void }) {
  const words = useStore($text)
  const common = useStore($common)
  const connection = useConnection()
  const read = useOwnRead(connection, ['personal', uid], () => connection.send(readPersonalData, { params: { uid } }))
  return (
    <Dialog open onClose={onClose} title={nickname} width={420} footer={<Button onClick={onClose}>{common.close}</Button>}>
      {read.state === 'waiting' && <Skeleton rows={2} height={28} />}
      {read.state === 'failed' && <ErrorCard title={words.notRead} message={read.message} onRetry={read.reload} />}
      {read.state === 'there' && (
        <dl className="console-detail-fields">
          <div>
            <dt>{words.phone}</dt>
            <dd>{read.data.phone || '—'}</dd>
          </div>
          <div>
            <dt>{words.cardId}</dt>
            <dd>{read.data.card_id || '—'}</dd>
          </div>
        </dl>
      )}
      <p className="console-faint">{words.personalAbout}</p>
    </Dialog>
  )
}
