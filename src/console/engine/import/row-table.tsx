import { useStore } from '@nanostores/react'
import { Table, type TableColumn } from '#src/ui/table/table.tsx'
import type { PageWords } from '../page.ts'
import type { ImportColumn } from './import.ts'
import { $text } from './import.text.ts'
import type { JudgedRow } from './row-state.ts'
import type { Checked } from './use-import.ts'

/** Rows that are drawn as a whole; of more, what is in sight. */
const mostAtOnce = 100

interface RowTableProps<W extends PageWords> {
  rows: readonly JudgedRow[]
  columns: readonly ImportColumn<W>[]
  words: W
  checked: Pick<Checked, 'matches' | 'rule'>
}

/** Rows of the file, each with what becomes of it. */
export function RowTable<W extends PageWords>({ rows, columns, words, checked }: RowTableProps<W>) {
  const text = useStore($text)
  return (
    <div className="console-import-rows">
      <Table
        compact
        caption={text.outcome}
        rows={rows.slice(0, mostAtOnce)}
        columns={columnsOf(columns, words, checked, text)}
        rowKey={({ line }) => line}
        long={rows.length > mostAtOnce ? { count: rows.length, rowAt: (at) => rows[at] } : undefined}
      />
    </div>
  )
}

function columnsOf<W extends PageWords>(
  columns: readonly ImportColumn<W>[],
  words: W,
  { matches, rule }: Pick<Checked, 'matches' | 'rule'>,
  text: ReturnType<(typeof $text)['get']>,
): TableColumn<JudgedRow>[] {
  const titles = new Map(columns.map(({ field, word }) => [field, String(words[word])]))
  const cell = (field: string) => (row: JudgedRow) => {
    const isWrong = row.problems.some((problem) => problem.field === field)
    return <span className={isWrong ? 'console-import-wrong' : undefined}>{row.cells[matches[field]!] || '—'}</span>
  }
  const told = ({ problems, state }: JudgedRow) =>
    state === 'wrong' ? (
      <ul className="console-import-problems">
        {problems.map(({ field, message }, at) => (
          <li key={at}>{field ? text.of(titles.get(field) ?? field, message) : message}</li>
        ))}
      </ul>
    ) : (
      <span className="console-tag">{state === 'fresh' ? text.fresh : text.thereBy(text[rule])}</span>
    )
  return [
    { key: ' line', title: text.line, width: 80, heading: true, show: ({ line }) => line },
    { key: ' outcome', title: text.outcome, width: 260, show: told },
    ...columns
      .filter(({ field }) => matches[field] !== undefined)
      .map(({ field, word }) => ({ key: field, title: String(words[word]), width: 130, show: cell(field) })),
  ]
}
