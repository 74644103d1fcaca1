import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useConnection } from '#src/gate/use-connection.ts'
import { today } from '#src/lib/shop-time.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text as $engine } from '../engine.text.ts'
import type { ExportFormat } from '../export/export-list.ts'
import type { PageWords } from '../page.ts'
import { cutDays, dataOf, queriesOf, type StatisticsRequest } from './request.ts'
import { askPart } from './ask-part.ts'
import type { MissingPart, ReadPart } from './sheets.ts'
import type { StatisticsPart } from './statistics-page.ts'
import { $text } from './statistics.text.ts'

interface ExportFiguresProps {
  words: PageWords
  parts: readonly StatisticsPart<PageWords>[]
  request: StatisticsRequest
}

async function readPart(
  connection: Connection,
  part: StatisticsPart<PageWords>,
  request: StatisticsRequest,
): Promise<ReadPart<PageWords> | MissingPart<PageWords>> {
  try {
    const replies = await askPart(connection, part, queriesOf(part, connection.kind, request))
    return { part, data: dataOf(part, replies, connection.kind, request) as unknown, days: cutDays(part, connection.kind, request) }
  } catch (failure) {
    return { part, failure: failure as Error }
  }
}

/** Saves what is seen: every part over the days that are chosen, as this server answers it; what it does not answer is named. */
export function ExportFigures({ words, parts, request }: ExportFiguresProps) {
  const text = useStore($text)
  const engine = useStore($engine)
  const connection = useConnection()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const save = async (format: ExportFormat) => {
    setBusy(true)
    try {
      const read = await Promise.all(parts.map((part) => readPart(connection, part, request)))
      const missing = read.filter((one): one is MissingPart<PageWords> => 'failure' in one)
      // a file of nothing but gaps is none
      if (missing.length === read.length && missing[0]) throw missing[0].failure
      const { fileOf, sheetsOf } = await import('./sheets.ts')
      const { saveFile } = await import('../export/save-file.ts')
      saveFile(`${words.title}-${today()}.${format}`, await fileOf(sheetsOf(read, words), format))
      if (missing.length === 0) notify.success(text.exported)
      else notify.error(text.exportedWithout(missing.map(({ part }) => String(words[part.word]))))
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
