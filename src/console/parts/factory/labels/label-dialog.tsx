import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Endpoint } from '#src/api/endpoint.ts'
import { labelCode, type StockLabel } from '#src/api/stock-labels.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { PaperDialog } from '#src/console/engine/records/print/paper-dialog.tsx'
import { usePaper } from '#src/console/engine/records/print/use-paper.ts'
import { addStyles } from '#src/lib/styles.ts'
import { useCall } from '#src/stores/use-read.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { NumberInput } from '#src/ui/number-input/number-input.tsx'
import { QrCode } from '#src/ui/qr-code/qr-code.tsx'
import css from './label-dialog.css?inline'
import labelCss from './label-paper.css?inline'
import { $text } from './text.ts'

addStyles(css)

interface LabelDialogProps {
  row: { sn: string }
  tools: PageTools
  onClose(): void
  /** Of what. */
  of: { call: Endpoint<{ body: never }, { list: StockLabel[] }>; body: object; none: string }
}

/** Labels of 40 by 30 mm, one a line or several. */
export function LabelDialog({ row, tools, onClose, of: { call, body: wanted, none } }: LabelDialogProps) {
  const text = useStore($text)
  const [copies, setCopies] = useState(1)
  const read = useCall<{ body: never }, { list: StockLabel[] }>(tools.connection, call, { body: wanted as never })
  const { frame, setFrame, body } = usePaper(`${text.labels} ${row.sn}`, labelCss)
  const labels = read.state === 'there' ? read.data.list : []
  return (
    <PaperDialog
      width={720}
      title={`${text.labels} ${row.sn}`}
      isReady={labels.length > 0 && body !== undefined}
      onPrint={() => frame?.contentWindow?.print()}
      onClose={onClose}
    >
      {read.state === 'failed' && <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />}
      {read.state === 'there' && labels.length === 0 && <Empty text={none} />}
      <label className="console-label-copies">
        {text.copies}
        <NumberInput value={copies} min={1} max={50} onChange={(next) => setCopies(next ?? 1)} />
      </label>
      <iframe ref={setFrame} className="console-labels" title={text.labels} />
      {body &&
        createPortal(
          labels.flatMap((label) => Array.from({ length: copies }, (_, at) => <Label key={`${label.line_id} ${at}`} label={label} />)),
          body,
        )}
    </PaperDialog>
  )
}

function Label({ label }: { label: StockLabel }) {
  const text = useStore($text)
  const { name, sn, lot_no, qty, counted_by, weight, biz_date } = label
  return (
    <section>
      <h1>{name}</h1>
      <QrCode text={labelCode(label)} label={lot_no || sn} />
      <div>
        <p>{sn}</p>
        {lot_no && <p>{lot_no}</p>}
        <p>
          <b>{[counted_by === 'pieces' && `${qty} ${text.pieces}`, weight !== '0' && `${weight} kg`].filter(Boolean).join(' / ')}</b>
        </p>
        <p>{biz_date}</p>
      </div>
    </section>
  )
}
