import { useStore } from '@nanostores/react'
import { lotStates } from '#src/api/factory-lines.ts'
import { traceLot, type LotTrace } from '#src/api/lot-traces.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import type { PageTools } from '#src/console/engine/page.ts'
import { addStyles } from '#src/lib/styles.ts'
import { useCall } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { stepsOf, type TraceStep } from './steps.ts'
import { $text } from './text.ts'
import css from './trace.css?inline'

addStyles(css)

/** Addresses of papers by their type. */
const papers: Readonly<Record<string, string>> = {
  ...{ PO: '/purchasingManagement/materialPurchase', IN: '/storageManagement/godownEntry', OUT: '/outboundManagement/outboundOrder' },
  ...{ TRANSFER: '/storageManagement/transfer', COUNT: '/storageManagement/stockTake' },
}

interface TraceDialogProps {
  row: { lot_id: string; lot_no: string }
  tools: PageTools
  onClose(): void
}

/** Where a lot came from and where it went, paper by paper, with the lots that it was made of and that were made of it. */
export function TraceDialog({ row, tools, onClose }: TraceDialogProps) {
  const t = useStore($text)
  const common = useStore($common)
  const read = useCall(tools.connection, traceLot, { body: { lot_id: row.lot_id } })
  const open = ({ type, id }: TraceStep) => {
    onClose()
    tools.go(`${papers[type]}/${id}`)
  }
  return (
    <Dialog
      open
      width={760}
      title={`${t.trace} ${row.lot_no}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      {read.state === 'failed' && <ErrorCard title={t.trace} message={read.message} onRetry={read.reload} />}
      {read.state === 'waiting' && <p className="console-faint">{t.reading}</p>}
      {read.state === 'there' && (
        <div className="lot-trace">
          <Steps trace={read.data} way="from" onOpen={open} />
          <Steps trace={read.data} way="to" onOpen={open} />
          <Log log={read.data.log} />
        </div>
      )}
    </Dialog>
  )
}

/** What was said of a lot, by whom and why. */
function Log({ log }: Pick<LotTrace, 'log'>) {
  const t = useStore($text)
  if (log.length === 0) return null
  const nameOf = (qc: string) => (qc in lotStates ? t[lotStates[qc as keyof typeof lotStates]] : qc)
  return (
    <section aria-label={t.log}>
      <h3>{t.log}</h3>
      <table>
        <thead>
          <tr>
            {[t.date, t.verdict, t.judgedBy, t.about].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {log.map(({ at, was, qc, who, note }) => (
            <tr key={`${at} ${qc}`}>
              <td>
                <Moment at={at} />
              </td>
              <td>{`${nameOf(was)} → ${nameOf(qc)}`}</td>
              <td>{who}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Steps({ trace, way, onOpen }: { trace: LotTrace; way: 'from' | 'to'; onOpen(step: TraceStep): void }) {
  const t = useStore($text)
  const steps = stepsOf(trace, way)
  const nameOf = ({ kind, type, label }: TraceStep) =>
    kind === 'lot' ? `${t.lot} ${label}` : `${(t as Readonly<Record<string, string>>)[type] ?? type} ${label || t.unseen}`
  return (
    <section aria-label={t[way]}>
      <h3>{t[way]}</h3>
      {steps.length === 0 ? (
        <p className="console-faint">{t.nowhere}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {[t.date, t.what, t.about].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              {[t.pieces, t.weight].map((title) => (
                <th key={title} scope="col" data-align="end">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step.key}>
                <td>{step.day}</td>
                <td>
                  {step.kind === 'doc' && step.id && step.type in papers ? (
                    <Button size="compact" variant="quiet" onClick={() => onOpen(step)}>
                      {nameOf(step)}
                    </Button>
                  ) : (
                    nameOf(step)
                  )}
                </td>
                <td>{step.note}</td>
                <td data-align="end">{step.pieces === '0' ? '' : step.pieces}</td>
                <td data-align="end">{step.weight === '0' ? '' : step.weight}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
