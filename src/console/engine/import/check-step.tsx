import { useStore } from '@nanostores/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { ImportProblem } from '#src/api/imports.ts'
import { Table, type TableColumn } from '#src/ui/table/table.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import type { SheetLine } from '../../sheet/sheet.ts'
import type { PageWords } from '../page.ts'
import type { ImportColumn } from './import.ts'
import { $text } from './import.text.ts'
import type { Checked } from './use-import.ts'

/** Rows that are drawn as a whole; of more, what is in sight. */
const mostAtOnce = 100

interface CheckStepProps<W extends PageWords> {
  columns: readonly ImportColumn<W>[]
  words: W
  checked: Checked
}

interface Row extends SheetLine {
  problems: readonly ImportProblem[]
}

/** What the server says about each row, before anything is written. */
export function CheckStep<W extends PageWords>({ columns, words, checked }: CheckStepProps<W>) {
  const text = useStore($text)
  const { lines, problems, wrong, matches } = checked
  const [shown, setShown] = useState<'all' | 'wrong'>(wrong > 0 ? 'wrong' : 'all')
  const all = lines.map((line, at): Row => ({ ...line, problems: problems.get(at) ?? [] }))
  const rows = shown === 'wrong' ? all.filter((row) => row.problems.length > 0) : all
  const Sign = wrong > 0 ? CircleAlert : CircleCheck
  return (
    <>
      <p className="console-import-verdict" data-wrong={wrong > 0 || undefined} role="status">
        <Sign size={18} aria-hidden />
        {wrong > 0 ? text.someWrong(wrong, lines.length) : text.allFine(lines.length)}
      </p>
      {wrong > problems.size && <p className="console-faint">{text.notAllTold}</p>}
      {wrong > 0 && (
        <Tabs
          value={shown}
          onChange={setShown}
          tabs={[
            { value: 'wrong', label: text.wrongOnly, count: wrong },
            { value: 'all', label: text.all, count: lines.length },
          ]}
          aria-label={text.problems}
        />
      )}
      <div className="console-import-rows">
        <Table
          compact
          caption={text.problems}
          rows={rows.slice(0, mostAtOnce)}
          columns={columnsOf(columns, words, matches, text, wrong > 0)}
          rowKey={({ line }) => line}
          long={rows.length > mostAtOnce ? { count: rows.length, rowAt: (at) => rows[at] } : undefined}
        />
      </div>
    </>
  )
}

function columnsOf<W extends PageWords>(
  columns: readonly ImportColumn<W>[],
  words: W,
  matches: Checked['matches'],
  text: ReturnType<(typeof $text)['get']>,
  hasProblems: boolean,
): TableColumn<Row>[] {
  const titles = new Map(columns.map(({ field, word }) => [field, String(words[word])]))
  const cell = (field: string) => (row: Row) => {
    const isWrong = row.problems.some((problem) => problem.field === field)
    return <span className={isWrong ? 'console-import-wrong' : undefined}>{row.cells[matches[field]!] || '—'}</span>
  }
  const told = ({ problems }: Row) => (
    <ul className="console-import-problems">
      {problems.map(({ field, message }, at) => (
        <li key={at}>{field ? text.of(titles.get(field) ?? field, message) : message}</li>
      ))}
    </ul>
  )
  return [
    { key: ' line', title: text.line, width: 80, heading: true, show: ({ line }) => line },
    ...(hasProblems ? [{ key: ' problems', title: text.problems, width: 320, show: told }] : []),
    ...columns
      .filter(({ field }) => matches[field] !== undefined)
      .map(({ field, word }) => ({ key: field, title: String(words[word]), width: 130, show: cell(field) })),
  ]
}
