import { useStore } from '@nanostores/react'
import { readCashierCodes } from '#src/api/shop/cashier.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { addStyles } from '#src/lib/styles.ts'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { useCall } from '#src/stores/use-read.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import css from './codes.css?inline'
import { $text } from './text.ts'

addStyles(css)

/** The codes by which customers pay at the counter. */
export function CodesDialog({ onClose, tools: { connection } }: { onClose: () => void; tools: PageTools }) {
  const t = useStore($text)
  const answer = useCall(connection, readCashierCodes, {})
  const codes = answer.state === 'there' ? answer.data : undefined
  const shown = codes ? (['wechat', 'routine'] as const).filter((name) => codes[name]) : []
  return (
    <Dialog open onClose={onClose} title={t.codes} width={540}>
      {answer.state === 'failed' && <ErrorCard title={t.codes} message={answer.message} onRetry={answer.reload} />}
      {answer.state === 'waiting' && <Skeleton height={200} />}
      {codes && shown.length === 0 && <p>{t.noCodes}</p>}
      <div className="cashier-codes">
        {shown.map((name) => (
          <figure key={name}>
            <ShopPicture src={codes![name]} base={connection.base} size={200} />
            <figcaption>{t[name]}</figcaption>
          </figure>
        ))}
      </div>
    </Dialog>
  )
}
