import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { Spinner } from '#src/ui/spinner/spinner.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { isAllowed } from './action.ts'
import { $text } from './engine.text.ts'
import type { ExportFormat } from './export/export-list.ts'
import type { ListPage, PageWords } from './page.ts'

interface ExportButtonProps<Row, W extends PageWords> {
  page: ListPage<Row, W>
  words: W
  /** What narrows and orders the list, as the call carries it. */
  query: object
}

/** Saves everything that the filter finds; what reads and writes it is loaded when it is chosen. A press while it runs stops it. */
export function ExportButton<Row, W extends PageWords>({ page, words, query }: ExportButtonProps<Row, W>) {
  const text = useStore($text)
  const connection = useConnection()
  const notify = useNotify()
  const [progress, setProgress] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  if (!page.export || !isAllowed(connection, page.export)) return null
  const save = async (format: ExportFormat) => {
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
  if (progress !== null)
    return (
      <Button
        variant="quiet"
        icon={<Spinner size={14} />}
        aria-label={`${text.stopExport} ${progress}`}
        onClick={() => running.current?.abort()}
      >
        {progress || text.export}
      </Button>
    )
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="quiet" icon={<Download size={16} aria-hidden />}>
          {text.export}
        </Button>
      }
      items={[
        { key: 'xlsx', label: text.asWorkbook, onSelect: () => void save('xlsx') },
        { key: 'csv', label: text.asCsv, onSelect: () => void save('csv') },
      ]}
    />
  )
}
