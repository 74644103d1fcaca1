import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { RecordExport } from '#src/api/record-exports.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { Spinner } from '#src/ui/spinner/spinner.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { isAllowed } from './action.ts'
import { $text } from './engine.text.ts'
import type { ExportFormat } from './export/export-list.ts'
import { chosenOf } from './export/chosen-columns.ts'
import type { ExportColumnsProps } from './export/export-columns.tsx'
import type { ExportJobProps } from './export/export-job.tsx'
import type { PrintListProps } from './export/print-list.tsx'
import { useListFiles } from './export/list-files.tsx'
import type { KeptList } from './kept/kept-list.ts'
import type { ListPreferences } from './kept/list-preferences.ts'
import type { ListPage, PageWords } from './page.ts'

const exportJob = lazyPart<ExportJobProps>(async () => (await import('./export/export-job.tsx')).ExportJob)

const exportColumns = lazyPart<ExportColumnsProps>(async () => (await import('./export/export-columns.tsx')).ExportColumns)

const printList = lazyPart<PrintListProps>(async () => (await import('./export/print-list.tsx')).PrintList)

/** Rows that a browser fetches by itself; more are written by the server where it can. */
const mostHere = 2000

interface ExportButtonProps<Row, W extends PageWords> {
  page: ListPage<Row, W>
  words: W
  /** What narrows and orders the list, as the call carries it. */
  query: object
  /** Rows that it finds; `isCapped` where there are more than were counted. */
  count: number
  isCapped?: boolean
  /** What the person keeps for the list; null until it was read. */
  kept?: ListPreferences | null
  list?: KeptList | null
  /** Keys of the columns as they stand. */
  shown: readonly string[]
}

/** An export by the browser itself, page by page; `progress` is null while there is none. */
function useExport<Row, W extends PageWords>(page: ListPage<Row, W>, words: W, query: object, keys: readonly string[] | undefined) {
  const text = useStore($text)
  const connection = useConnection()
  const notify = useNotify()
  const [progress, setProgress] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const begin = async (format: ExportFormat) => {
    const { signal } = (running.current = new AbortController())
    const onProgress = (read: number, count: number) => setProgress(count ? `${Math.min(read, count)} / ${count}` : String(read))
    setProgress('')
    try {
      const { exportList } = await import('./export/export-list.ts')
      notify.success(text.exported(await exportList(connection, page, words, query, { format, keys, signal, onProgress })))
    } catch (error) {
      notify.failure(error)
    } finally {
      setProgress(null)
    }
  }
  return { progress, begin, stop: () => running.current?.abort() }
}

/** Keys of the columns as they stand in the list: a sheet has no room for all that a file holds. */
function columnsShown<Row, W extends PageWords>(
  { columns }: ListPage<Row, W>,
  kept: ListPreferences | null | undefined,
): readonly string[] {
  const chosen = kept?.columns ?? []
  if (chosen.length > 0) return chosen.filter(({ isHidden }) => !isHidden).map(({ key }) => key)
  return columns.filter((column) => typeof column === 'string' || !column.isHiddenAtFirst).map(keyOf)
}

/** The list on paper: a choice of the menu, and the dialog that it opens. So many rows fill fifty sheets; more of them are for a file. */
function useListPrint<Row, W extends PageWords>({ page, words, query, count, isCapped = false, kept }: ExportButtonProps<Row, W>) {
  const text = useStore($text)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const PrintList = useLazyPart(printList, isOpen, close)
  return {
    items: isCapped || count > mostHere ? [] : [{ key: 'print', label: text.printList, onSelect: () => setOpen(true) }],
    dialog: PrintList && isOpen && <PrintList {...{ page: page as never, words, query, keys: columnsShown(page, kept) }} onClose={close} />,
  }
}

/** Saves everything that the filter finds; what reads and writes it is loaded when it is chosen. A press while it runs stops it. */
export function ExportButton<Row, W extends PageWords>(props: ExportButtonProps<Row, W>) {
  const { page, words, query, count, isCapped = false, kept, list, shown } = props
  const text = useStore($text)
  const connection = useConnection()
  const { progress, begin, stop } = useExport(page, words, query, kept?.exported)
  const [isJob, setJob] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const printing = useListPrint(props)
  const ExportJob = useLazyPart(exportJob, isJob, () => setJob(false))
  const more = useListFiles(page.export?.files, words, query, shown)
  const ExportColumns = useLazyPart(exportColumns, isChoosing, () => setChoosing(false))
  if (!page.export || !isAllowed(connection, page.export)) return null
  const { atServer } = page.export
  const columns = columnsOf(page, words, connection.kind)
  const isTheirs = atServer !== undefined && (isCapped || count > mostHere) && connection.capabilities.features.recordExports
  const save = (format: ExportFormat) => (format === 'xlsx' && isTheirs ? setJob(true) : void begin(format))
  if (progress !== null) return <StopButton progress={progress} onStop={stop} />
  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button variant="quiet" icon={<Download size={16} aria-hidden />}>
            {text.export}
          </Button>
        }
        items={[
          { key: 'xlsx', label: text.asWorkbook, onSelect: () => save('xlsx') },
          // the list itself goes no further than it counts
          ...(isTheirs && isCapped ? [] : [{ key: 'csv', label: text.asCsv, onSelect: () => save('csv') }]),
          ...printing.items,
          ...more.items,
          ...(columns.length > 1
            ? (['divider', { key: 'columns', label: text.exportColumns, onSelect: () => setChoosing(true) }] as const)
            : []),
        ]}
      />
      {more.dialog}
      {printing.dialog}
      {ExportJob && isJob && atServer && (
        <ExportJob
          title={`${text.export} · ${words.title}`}
          {...{ count, isCapped, wanted: wanted(atServer(query), kept) }}
          onClose={() => setJob(false)}
        />
      )}
      {ExportColumns && isChoosing && kept && list && (
        <ExportColumns
          {...{ columns, kept, list }}
          action={{ label: text.exportNow, run: () => save('xlsx') }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

function StopButton({ progress, onStop }: { progress: string; onStop(): void }) {
  const text = useStore($text)
  return (
    <Button variant="quiet" icon={<Spinner size={14} />} aria-label={`${text.stopExport} ${progress}`} onClick={onStop}>
      {progress || text.export}
    </Button>
  )
}

const keyOf = (cell: string | { key: string }) => (typeof cell === 'string' ? cell : cell.key)

/** Columns that a file may hold; a plain shop's own call knows its columns alone. */
function columnsOf<Row, W extends PageWords>({ export: declared }: ListPage<Row, W>, words: W, kind: Connection['kind']) {
  const { call, own, cells } = declared!
  if (call && kind === 'shop') return []
  const all: readonly (string | { key: string })[] = own && kind === 'own' ? own.cells : cells
  return all.map(keyOf).map((key) => ({ key, title: String((words as Readonly<Record<string, unknown>>)[key]) }))
}

/** What the server is told to write, in the columns that the person chose. */
const wanted = (all: RecordExport, kept: ListPreferences | null | undefined): RecordExport => ({
  ...all,
  columns: [...chosenOf(all.columns, kept?.exported, ({ name }) => name)],
})
