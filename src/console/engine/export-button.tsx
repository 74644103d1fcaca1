import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { Spinner } from '#src/ui/spinner/spinner.tsx'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import { isAllowed } from './action.ts'
import { $text } from './engine.text.ts'
import type { ExportFormat } from './export/export-list.ts'
import type { ExportJobProps } from './export/export-job.tsx'
import { useListFiles } from './export/list-files.tsx'
import type { ListPage, PageWords } from './page.ts'

const exportJob = lazyPart<ExportJobProps>(async () => (await import('./export/export-job.tsx')).ExportJob)

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
}

/** An export by the browser itself, page by page; `progress` is null while there is none. */
function useExport<Row, W extends PageWords>(page: ListPage<Row, W>, words: W, query: object) {
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
      notify.success(text.exported(await exportList(connection, page, words, query, { format, signal, onProgress })))
    } catch (error) {
      notify.failure(error)
    } finally {
      setProgress(null)
    }
  }
  return { progress, begin, stop: () => running.current?.abort() }
}

/** Saves everything that the filter finds; what reads and writes it is loaded when it is chosen. A press while it runs stops it. */
export function ExportButton<Row, W extends PageWords>({ page, words, query, count, isCapped = false }: ExportButtonProps<Row, W>) {
  const text = useStore($text)
  const connection = useConnection()
  const { progress, begin, stop } = useExport(page, words, query)
  const [isJob, setJob] = useState(false)
  const ExportJob = useLazyPart(exportJob, isJob, () => setJob(false))
  const more = useListFiles(page.export?.files, words, query)
  if (!page.export || !isAllowed(connection, page.export)) return null
  const { atServer } = page.export
  const isTheirs = atServer !== undefined && (isCapped || count > mostHere) && connection.capabilities.features.recordExports
  const save = (format: ExportFormat) => (format === 'xlsx' && isTheirs ? setJob(true) : void begin(format))
  if (progress !== null)
    return (
      <Button variant="quiet" icon={<Spinner size={14} />} aria-label={`${text.stopExport} ${progress}`} onClick={stop}>
        {progress || text.export}
      </Button>
    )
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
          ...more.items,
        ]}
      />
      {more.dialog}
      {ExportJob && isJob && atServer && (
        <ExportJob title={`${text.export} · ${words.title}`} count={count} wanted={atServer(query)} onClose={() => setJob(false)} />
      )}
    </>
  )
}
