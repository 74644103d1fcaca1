import { useStore } from '@nanostores/react'
import { FileDown, FilePlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { saveFile } from '#src/console/engine/export/save-file.ts'
import { LineGrid } from '#src/console/line-grid/line-grid.tsx'
import { firstFault, type GridColumn } from '#src/console/line-grid/lines.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { mostLines } from '#src/papers/read-quotation.ts'
import { Button } from '#src/ui/button/button.tsx'
import { bringChunk } from '#src/ui/chunk-error.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { DateInput } from '#src/ui/calendar/date-input.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { linesOf, type QuotationDraft } from './draft.ts'
import { OthersNote } from './others-note.tsx'
import css from './quotation.css?inline'
import { $text } from './text.ts'
import { Totals } from './totals.tsx'
import { useKept } from './use-kept.ts'

addStyles(css)

type Words = ReturnType<typeof $text.get>

type ColumnName = 'name' | 'unit' | 'num' | 'price' | 'subtotal' | 'remark'

const columnsIn = (text: Words): GridColumn[] => {
  const called = (key: ColumnName) => ({ key, title: text[key], headings: Object.values($text.table[key]) })
  return [
    { ...called('name'), kind: 'text', isRequired: true, width: 280 },
    { ...called('unit'), kind: 'text', width: 90 },
    { ...called('num'), kind: 'decimal', isRequired: true, isSummed: true, width: 130 },
    { ...called('price'), kind: 'decimal', isRequired: true, width: 130 },
    { ...called('subtotal'), kind: 'decimal', of: ['num', 'price'], isSummed: true, width: 130 },
    { ...called('remark'), kind: 'text', width: 200 },
  ]
}

/** Writes the Word file; its builder is downloaded with the first one. */
function useSaving(draft: QuotationDraft, columns: readonly GridColumn[]) {
  const text = useStore($text)
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [checked, setChecked] = useState(0)
  const save = async () => {
    const lines = linesOf(draft)
    if (lines.length === 0) return notify.error(text.nothing)
    if (lines.length > mostLines) return notify.error(text.tooMany(mostLines))
    setChecked(checked + 1)
    if (firstFault(draft.lines, columns)) return notify.error(text.mend)
    setBusy(true)
    try {
      const { quotationFile } = await bringChunk(() => import('#src/papers/quotation-file.ts'))
      const { name, blob } = await quotationFile({ order_sn: draft.orderSn, order_date: draft.date, lines })
      saveFile(name, blob)
      notify.success(text.saved(name))
    } catch (error) {
      notify.error(error instanceof TypeError ? error.message : text.failed)
    } finally {
      setBusy(false)
    }
  }
  return { save, isBusy, checked, forget: () => setChecked(0) }
}

/** A quotation: its order, its lines as in a spreadsheet, what they come to, and the Word file of it. */
export function QuotationEditor() {
  const text = useStore($text)
  const confirm = useConfirm()
  const { draft, state, change, keep, keepMine, read } = useKept(useConnection())
  const columns = useMemo(() => columnsIn(text), [text])
  const { save, isBusy, checked, forget } = useSaving(draft, columns)
  if (state === 'unread') return <ErrorCard title={text.notRead} message={text.about} onRetry={read} />
  if (state === 'reading') return <Skeleton rows={6} />
  const begin = async () => {
    if (linesOf(draft).length > 0 && !(await confirm({ title: text.freshQuestion, confirmLabel: text.fresh, danger: true }))) return
    forget()
    change(null)
  }
  return (
    <>
      {state === 'others' && <OthersNote onTake={read} onKeep={keepMine} />}
      <div className="quotation-head">
        <Field label={text.orderSn} help={text.orderSnHelp}>
          <Input value={draft.orderSn} maxLength={100} onChange={(orderSn) => change({ ...draft, orderSn })} />
        </Field>
        <Field label={text.date}>
          <DateInput value={draft.date} onChange={(date) => change({ ...draft, date })} />
        </Field>
      </div>
      <LineGrid
        label={text.lines}
        columns={columns}
        lines={draft.lines}
        checked={checked}
        onChange={(lines) => change({ ...draft, lines })}
        onType={(lines) => keep({ ...draft, lines })}
      />
      <Totals lines={linesOf(draft)} />
      <div className="quotation-actions">
        <Button variant="primary" icon={<FileDown size={16} aria-hidden />} busy={isBusy} onClick={() => void save()}>
          {text.save}
        </Button>
        <Button icon={<FilePlus size={16} aria-hidden />} onClick={() => void begin()}>
          {text.fresh}
        </Button>
        <span className="console-faint" role="status">
          {{ keeping: text.keeping, kept: text.kept, failed: text.notKept, others: text.notKept, untouched: '' }[state]}
        </span>
      </div>
    </>
  )
}
