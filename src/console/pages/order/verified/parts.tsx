import { useStore } from '@nanostores/react'
import { readReferrer, readVerifyFigures, type VerifiedOrder } from '#src/api/verified-orders.ts'
import type { AboveProps, PageTools } from '#src/console/engine/page.ts'
import { addStyles } from '#src/lib/styles.ts'
import { useCall } from '#src/stores/use-read.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './text.ts'
import css from './verified.css?inline'

addStyles(css)

/** Figures above the list; a server that has none shows nothing. */
export function Figures({ tools: { connection } }: AboveProps<VerifiedOrder>) {
  const answer = useCall(connection, readVerifyFigures, {})
  const figures = answer.state === 'there' ? answer.data : []
  if (!Array.isArray(figures) || figures.length === 0) return null
  return (
    <div className="verified-figures">
      {figures.map(({ name, field, count }) => (
        <div key={name}>
          <span>{name}</span>
          <strong>{count}</strong>
          <span>{field}</span>
        </div>
      ))}
    </div>
  )
}

/** Who brought the customer of an order. */
export function ReferrerDialog({ row, onClose, tools: { connection } }: { row: VerifiedOrder; onClose: () => void; tools: PageTools }) {
  const t = useStore($text)
  const isBrought = Number(row.spread_uid) > 0
  const answer = useCall(connection, readReferrer, isBrought ? { params: { uid: row.spread_uid } } : null)
  const who = answer.state === 'there' ? answer.data.spread : undefined
  const facts: [string, string | number][] = who
    ? [
        [t.nickname, who.nickname],
        [t.realName, who.real_name],
        [t.phone, who.phone],
        [t.people, who.spread_count],
        [t.orders, who.pay_count],
        [t.commission, who.brokerage_price],
      ]
    : []
  return (
    <Dialog open onClose={onClose} title={t.referrer} width={480}>
      {answer.state === 'failed' && <ErrorCard title={t.failed} message={answer.message} onRetry={answer.reload} />}
      {isBrought && answer.state === 'waiting' && <Skeleton height={160} />}
      {!isBrought && <p>{t.nobody}</p>}
      <dl className="verified-referrer">
        {facts.flatMap(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value === '' ? '—' : value}</dd>])}
      </dl>
    </Dialog>
  )
}
