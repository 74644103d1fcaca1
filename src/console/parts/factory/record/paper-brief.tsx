import { useStore } from '@nanostores/react'
import { priceKey } from '#src/api/factory-lines.ts'
import { readPaper, type PaperType, type WholePaper } from '#src/api/factory-orders.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { useRead } from '#src/stores/use-read.ts'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $text } from './brief.text.ts'

interface PaperBriefProps {
  type: PaperType
  id: string
  version: number | undefined
  tools: PageTools
}

type Line = WholePaper['lines'][number]

/** A column of the lines; those that say nothing of any line are left out. */
interface BriefColumn {
  /** Of the wire. */
  key: string
  word: 'name' | 'spec' | 'lotNo' | 'qty' | 'unit' | 'done' | 'open' | 'weightTheory' | 'price' | 'gross' | 'remark'
  isFigure?: true
  needs?: string
  /** What is promised is done bit by bit. */
  of?: readonly PaperType[]
}

const columns: readonly BriefColumn[] = [
  { key: 'name', word: 'name' },
  { key: 'spec', word: 'spec' },
  { key: 'lot_no', word: 'lotNo' },
  { key: 'qty', word: 'qty', isFigure: true },
  { key: 'unit', word: 'unit' },
  { key: 'done_qty', word: 'done', isFigure: true, of: ['PO'] },
  { key: 'open_qty', word: 'open', isFigure: true, of: ['PO'] },
  { key: 'weight_theory', word: 'weightTheory', isFigure: true },
  { key: 'price', word: 'price', isFigure: true, needs: priceKey },
  { key: 'gross', word: 'gross', isFigure: true, needs: priceKey },
  { key: 'remark', word: 'remark' },
]

const textOf = (line: Line, { key }: BriefColumn) => String(line[key] ?? '')

/** Lines of a paper below its row (manufacturing 3.0): read when the row is opened. */
export function PaperBrief({ type, id, version, tools }: PaperBriefProps) {
  const text = useStore($text)
  const body = { type, id: Number(id) }
  const { method, side, path } = readPaper
  const read = useRead(tools.connection, [method, side, path, body, version], (over) => over.send(readPaper, { body }))
  if (read.state === 'waiting') return <Skeleton rows={2} height={20} />
  if (read.state === 'failed') return <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />
  const { lines } = read.data as unknown as WholePaper
  if (lines.length === 0) return <p className="console-faint">{text.none}</p>
  const shown = columns.filter(
    (column) =>
      (column.needs === undefined || tools.connection.can(column.needs)) &&
      (column.of?.includes(type) ?? true) &&
      lines.some((line) => textOf(line, column) !== ''),
  )
  return (
    <div className="field-lines">
      <table>
        <thead>
          <tr>
            {shown.map(({ key, word, isFigure }) => (
              <th key={key} scope="col" data-kind={isFigure ? 'decimal' : 'text'}>
                {text[word]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line_id}>
              {shown.map((column) => (
                <td key={column.key} data-kind={column.isFigure ? 'decimal' : 'text'} data-title={text[column.word]}>
                  {textOf(line, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
