import { useStore } from '@nanostores/react'
import { waitingOfMonth, type AccountingMonth, type WaitingPaper } from '#src/api/factory-settings.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { useCall } from '#src/stores/use-read.ts'
import { $text } from './text.ts'

const pathOf: Readonly<Record<string, string>> = {
  IN: '/storageManagement/godownEntry',
  OUT: '/outboundManagement/outboundOrder',
  TRANSFER: '/storageManagement/transfer',
  COUNT: '/storageManagement/stockTake',
}

/** Drafts and submitted papers up to the end of a month: what keeps it from being closed. */
export function WaitingPapers({ row, tools }: { row: AccountingMonth; tools: PageTools }) {
  const t = useStore($text)
  const read = useCall(tools.connection, waitingOfMonth, { body: { month: row.month } })
  if (read.state === 'failed') return <p>{read.message}</p>
  if (read.state === 'waiting') return <p className="console-faint">{t.reading}</p>
  const { list, count } = read.data
  return (
    <div>
      <p>{t.hindering(count)}</p>
      <ul>
        {list.map((paper) => (
          <Paper key={paper.id} paper={paper} tools={tools} />
        ))}
      </ul>
    </div>
  )
}

function Paper({ paper: { id, type, sn, biz_date: day, status }, tools }: { paper: WaitingPaper; tools: PageTools }) {
  const t = useStore($text)
  const path = pathOf[type]
  const name = `${(t as unknown as Record<string, string>)[type] ?? type} ${sn}`
  return (
    <li>
      {path ? (
        <button type="button" className="console-link" onClick={() => tools.go(`${path}/${id}`)}>
          {name}
        </button>
      ) : (
        name
      )}{' '}
      <span className="console-faint">
        {day} · {status === 0 ? t.draft : t.submitted}
      </span>
    </li>
  )
}
