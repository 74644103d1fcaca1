import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { RecordOf } from '#src/api/resource.ts'
import type { Field, Fields } from '#src/kinds/kind.ts'
import type { LinesOptions } from '#src/kinds/lines.ts'
import { addStyles } from '#src/lib/styles.ts'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text } from '../../engine.text.ts'
import type { ListPage, PageTools, PageWords } from '../../page.ts'
import type { RecordPage } from '../declaration.ts'
import { figuresOf } from '../record-totals.tsx'
import paperCss from './record-paper.css?inline'
import { PaperDialog } from './paper-dialog.tsx'
import { pageRules, paperSizes } from './paper-sizes.ts'
import css from './print-dialog.css?inline'
import { usePrintChoice, type PrintChoice } from './print-choice.ts'
import { $text as $printText } from './print.text.ts'
import { PrintOptions } from './print-options.tsx'
import { letterOf, sealOf, usualOf, useTemplates } from './print-templates.ts'
import { PrintedRecord, type Printed } from './printed-record.tsx'
import { usePaper } from './use-paper.ts'
import { useRecords } from './use-records.ts'

addStyles(css)

type AnyRecord = RecordOf<Fields> & Readonly<Record<string, unknown>>
type AnyPage = RecordPage<Fields, never>

export interface PrintDialogProps {
  page: AnyPage
  list: ListPage<AnyRecord, PageWords>
  rows: readonly AnyRecord[]
  tools: PageTools
  onClose(): void
}

const entryOf = ({ of }: AnyPage, name: string): Field<unknown> => of.fields[name]!

/** Columns of the lines that go on paper. */
function linesOf(page: AnyPage): { name: string; columns: (readonly [string, Field<unknown>])[]; sums: readonly string[] } | undefined {
  const names = (page.sections ?? []).flatMap(({ fields }) => fields as readonly string[])
  const name = names.find((one) => entryOf(page, one).kind.as === 'lines')
  if (name === undefined) return undefined
  const { of, sums = [] } = entryOf(page, name).options as LinesOptions<Fields> & { of: Fields }
  const columns = (Object.entries(of) as [string, Field<unknown>][]).filter(([, one]) => !one.isKept)
  return { name, columns, sums }
}

/** What of a record is printed, as its page declares it. */
function printedOf(page: AnyPage, record: AnyRecord, words: PageWords, site: string, count: number): Printed {
  const names = (page.sections ?? [{ fields: Object.keys(page.of.fields) }]).flatMap(({ fields }) => fields as readonly string[])
  const lines = linesOf(page)
  const all = words as unknown as Readonly<Record<string, unknown>>
  const rules = typeof page.print === 'object' ? page.print : {}
  return {
    ...{ site, title: String(all[rules.title ?? ''] ?? words.title), name: String(record[page.of.label] ?? record.id), words: all, count },
    fields: names
      .filter((name) => name !== page.of.label && entryOf(page, name).kind.as !== 'lines')
      .map((name) => [name, entryOf(page, name)] as const),
    lines: lines && { ...lines, rows: record[lines.name] as never },
    figures: page.totals ? figuresOf({ of: page.of, totals: page.totals }, record, all, true) : [],
    ...(rules.seal && { seal: { title: String(all[rules.seal] ?? rules.seal) } }),
    signers: (rules.signers ?? []).map(({ word, of }) => [String(all[word] ?? word), of?.(record as never) ?? ''] as const),
  }
}

interface Printing extends Pick<PrintDialogProps, 'page' | 'tools'> {
  records: readonly AnyRecord[]
  frame: HTMLIFrameElement | null
  isSealed: boolean
}

/** Prints what a frame holds, counted where somebody counts; `counts` say by id how often each was printed by now. */
function usePrinting({ page, records, tools, frame, isSealed }: Printing) {
  const notify = useNotify()
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const counted = typeof page.print === 'object' ? page.print.count : undefined
  const print = async () => {
    setBusy(true)
    try {
      // the paper says how often it was printed: it is counted before
      const times = counted && (await counted(tools.connection, records as never, isSealed))
      if (times) flushSync(() => setCounts(times))
      frame?.contentWindow?.print()
    } catch (error) {
      notify.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return { counts, isBusy, print }
}

/** With the picture of a seal at its place, where there is one. */
const sealed = (printed: Printed, picture: string | undefined): Printed =>
  printed.seal && picture ? { ...printed, seal: { ...printed.seal, picture } } : printed

/** Records as they come on paper, each from a page of its own on, with the button that prints them in one go. */
export function PrintDialog({ page, list, rows, tools, onClose }: PrintDialogProps) {
  const words = useStore(list.text)
  const text = useStore($text)
  const printText = useStore($printText)
  const site = useStore(tools.connection.$session)?.siteName ?? ''
  const { chosen, records, missing, failure } = useRecords(list, rows)
  const name = chosen.length === 1 ? list.rowName(chosen[0]!) : printText.several(chosen.length)
  const templates = useTemplates(page, tools.connection)
  const [choice, setChoice] = usePrintChoice(page.of.name, usualOf(page, templates))
  const sheets = useMemo(() => (choice ? paperCss + pageRules(paperSizes[choice.paper]) : paperCss), [choice])
  const { frame, setFrame, body } = usePaper(name, sheets)
  const seal = sealOf(page, templates, tools.connection)
  const [isSealed, setSealed] = useState(false)
  const { counts, isBusy, print } = usePrinting({ page, records: records ?? [], tools, frame, isSealed })
  const word = (key: string) => String((words as unknown as Readonly<Record<string, unknown>>)[key] ?? key)
  const isReady = records && records.length > 0 && body && choice && !isBusy
  const printed = (record: AnyRecord, told: PrintChoice): Printed => ({
    ...sealed(printedOf(page, record, words, site, counts.get(record.id) ?? 0), isSealed ? seal : undefined),
    ...letterOf(templates, told, tools.connection),
  })
  return (
    <PaperDialog title={`${word('print')} ${name}`} isReady={Boolean(isReady)} onPrint={() => void print()} onClose={onClose}>
      {failure && <ErrorCard title={text.rowNotRead} message={failure.message} onRetry={failure.reload} />}
      {missing.length > 0 && <p role="alert">{`${text.noRow} ${missing.map(list.rowName).join('、')}`}</p>}
      <div className="console-print-desk">
        {choice && (
          <PrintOptions
            {...{ choice, onChange: setChoice, templates: templates?.list ?? [] }}
            columns={linesOf(page)?.columns.map(([key]) => [key, word(key)]) ?? []}
            {...(seal && { seal: { isOn: isSealed, onChange: setSealed } })}
          />
        )}
        <iframe ref={setFrame} className="console-print" title={name} />
      </div>
      {body &&
        choice &&
        records &&
        createPortal(
          records.map((record) => <PrintedRecord key={record.id} record={record} printed={printed(record, choice)} choice={choice} />),
          body,
        )}
    </PaperDialog>
  )
}
