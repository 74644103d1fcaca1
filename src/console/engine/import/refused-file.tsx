import { useStore } from '@nanostores/react'
import { FileDown } from 'lucide-react'
import { Button } from '#src/ui/button/button.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { saveFile } from '../export/save-file.ts'
import type { PageWords } from '../page.ts'
import type { ImportColumn } from './import.ts'
import { $text } from './import.text.ts'
import type { Opened } from './use-import.ts'
import type { Problems } from './write-rows.ts'

interface RefusedFileProps<W extends PageWords> {
  columns: readonly ImportColumn<W>[]
  words: W
  opened: Opened
  problems: Problems
}

/** Saves the rows that are refused as they stood in the file, each with its reasons: mended, they can be brought in again. */
export function RefusedFile<W extends PageWords>({ columns, words, opened, problems }: RefusedFileProps<W>) {
  const text = useStore($text)
  const notify = useNotify()
  if (problems.size === 0) return null
  const titles = new Map(columns.map(({ field, word }) => [field, String(words[word])]))
  const save = async () => {
    const { workbookFile } = await import('#src/papers/sheet/workbook-stream.ts')
    const places = [...problems.keys()].sort((one, other) => one - other)
    const rows = places.map((at) => {
      const reasons = problems.get(at)!.map(({ field, message }) => (field ? text.of(titles.get(field) ?? field, message) : message))
      return [...opened.headings.map((_, place) => opened.lines[at]?.cells[place] ?? ''), reasons.join(text.semicolon)]
    })
    const name = text.refusedName(words.title)
    const part = { name, columns: [...opened.headings, text.reason].map((title) => ({ title })), rows }
    saveFile(`${name}.xlsx`, await workbookFile([part]))
  }
  return (
    <Button variant="quiet" icon={<FileDown size={16} aria-hidden />} onClick={() => void save().catch(notify.failure)}>
      {text.saveRefused(problems.size)}
    </Button>
  )
}
