import { useStore } from '@nanostores/react'
import css from '#src/console/engine/detail/detail.css?inline'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useOwnRead } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './look-dialog.text.ts'

addStyles(css)

interface LookDialogProps {
  title: string
  /** What the answer depends on. */
  parts: readonly unknown[]
  /** Names and values in clear; what is empty is left out. @throws RequestError */
  read(connection: Connection): Promise<readonly (readonly [name: string, value: string])[]>
  onClose(): void
}

/** What our own server masks elsewhere, in clear: read anew each time, so that each look is in the log. */
export function LookDialog({ title, parts, read, onClose }: LookDialogProps) {
  const text = useStore($text)
  const common = useStore($common)
  const connection = useConnection()
  const seen = useOwnRead(connection, parts, () => read(connection))
  const fields = seen.state === 'there' ? seen.data.filter(([, value]) => value !== '') : undefined
  return (
    <Dialog open onClose={onClose} title={title} width={420} footer={<Button onClick={onClose}>{common.close}</Button>}>
      {seen.state === 'waiting' && <Skeleton rows={2} height={28} />}
      {seen.state === 'failed' && <ErrorCard title={text.notRead} message={seen.message} onRetry={seen.reload} />}
      {fields && (
        <dl className="console-detail-fields">
          {fields.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {fields?.length === 0 && <p>{text.nothing}</p>}
      <p className="console-faint">{text.about}</p>
    </Dialog>
  )
}
