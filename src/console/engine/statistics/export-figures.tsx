import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { today } from '#src/lib/shop-time.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text as $engine } from '../engine.text.ts'
import type { ExportFormat } from '../export/export-list.ts'
import type { PageWords } from '../page.ts'
import { cutDays, dataOf, queriesOf, type StatisticsRequest } from './request.ts'
import { askPart } from './ask-part.ts'
import type { StatisticsPart } from './statistics-page.ts'
import { $text } from './statistics.text.ts'

interface ExportFiguresProps {
  words: PageWords
  parts: readonly StatisticsPart<PageWords>[]
  request: StatisticsRequest
}

/** Saves what is seen: every part over the days that are chosen, as this server answers it. */
export function ExportFigures({ words, parts, request }: ExportFiguresProps) {
  const text = useStore($text)
  const engine = useStore($engine)
  const connection = useConnection()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const save = async (format: ExportFormat) => {
    setBusy(true)
    try {
      const read = await Promise.all(
        parts.map(async (part) => {
          const replies = await askPart(connection, part, queriesOf(part, connection.kind, request)).catch(() => null)
          const days = cutDays(part, connection.kind, request)
          return replies ? [{ part, data: dataOf(part, replies, connection.kind, request) as unknown, days }] : []
        }),
      )
      const { fileOf, sheetsOf } = await import('./sheets.ts')
      const { saveFile } = await import('../export/save-file.ts')
      saveFile(`${words.title}-${today()}.${format}`, await fileOf(sheetsOf(read.flat(), words), format))
      notify.success(text.exported)
    } catch (error) {
      notify.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="quiet" icon={<Download size={16} aria-hidden />} aria-busy={isBusy || undefined} disabled={isBusy}>
          {engine.export}
        </Button>
      }
      items={[
        { key: 'xlsx', label: engine.asWorkbook, onSelect: () => void save('xlsx') },
        { key: 'csv', label: engine.asCsv, onSelect: () => void save('csv') },
      ]}
    />
  )
}
