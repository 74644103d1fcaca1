import { useStore } from '@nanostores/react'
import type { BookRow, BooksOfKind, BookSums, Reconciliation } from '#src/api/reconciliation.ts'
import { grouped } from '#src/console/engine/list-totals.tsx'
import type { AboveProps } from '#src/console/engine/page.ts'
import { State } from '#src/console/engine/state.tsx'
import { differenceOf, sumOf } from '#src/lib/decimal.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Table, type TableColumn } from '#src/ui/table/table.tsx'
import { isOfUsers, nameOfKind } from './kinds.ts'
import css from './sums.css?inline'
import { $text } from './text.ts'

addStyles(css)

type Words = ReturnType<typeof $text.get>
type Line = BooksOfKind & { name: string }

const sums = ['paid', 'flow', 'owed', 'ledger'] as const satisfies readonly (keyof BookSums)[]

/** What came in and went out, of all kinds; what users hold is no movement. */
function wholeOf(kinds: readonly BooksOfKind[], name: string): Line {
  const moved = kinds.filter(({ kind }) => !isOfUsers(kind))
  const count = (of: 'count' | 'differences') => moved.reduce((sum, one) => sum + one[of], 0)
  const amounts = Object.fromEntries(sums.map((key) => [key, sumOf(moved.map((one) => one[key]))])) as unknown as BookSums
  return { ...amounts, kind: 0, name, count: count('count'), differences: count('differences') }
}

function columnsOf(words: Words): TableColumn<Line>[] {
  const amount = (key: string, title: string, of: (line: Line) => string | null): TableColumn<Line> => ({
    ...{ key, title, width: 124, align: 'end' },
    show: (line) => {
      const value = of(line)
      return value === null ? '—' : grouped(value)
    },
  })
  const moved = (line: Line, value: string) => (isOfUsers(line.kind) ? null : value)
  return [
    { key: 'kind', title: words.kind, heading: true, show: ({ name }) => <strong className="console-name">{name}</strong> },
    { key: 'count', title: words.count, width: 84, align: 'end', show: ({ count }) => grouped(count) },
    amount('paid', words.paid, (line) => moved(line, line.paid)),
    amount('flow', words.flow, (line) => moved(line, line.flow)),
    amount('flowGap', words.flowGap, (line) => moved(line, differenceOf(line.flow, line.paid))),
    amount('owed', words.owed, ({ owed }) => owed),
    amount('ledger', words.ledger, ({ ledger }) => ledger),
    amount('ledgerGap', words.ledgerGap, ({ owed, ledger }) => differenceOf(ledger, owed)),
    {
      ...{ key: 'differences', title: words.differences, width: 96 },
      show: ({ differences }) => <State isOn={differences === 0}>{differences === 0 ? words.even : grouped(differences)}</State>,
    },
  ]
}

/** What came in and went out in each book, with how many rows do not agree. */
function Whole({ whole, differences }: { whole: Line; differences: number }) {
  const words = useStore($text)
  const facts = [
    [words.paid, grouped(whole.paid)],
    [words.flow, grouped(whole.flow)],
    [words.owed, grouped(whole.owed)],
    [words.ledger, grouped(whole.ledger)],
    [words.differences, differences === 0 ? words.even : grouped(differences)],
  ]
  return (
    <dl className="console-totals">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What all books of the days come to, whatever is listed below. */
export function Sums({ reply }: AboveProps<BookRow>) {
  const words = useStore($text)
  const kinds = (reply as unknown as Reconciliation | null)?.kinds ?? []
  const named = kinds.map((one) => ({ ...one, name: nameOfKind(one.kind, words) }))
  const whole = wholeOf(named, words.whole)
  return (
    <section className="reconciliation-sums">
      <p>{words.about}</p>
      {named.length > 0 && (
        <>
          <Whole whole={whole} differences={named.reduce((sum, one) => sum + one.differences, 0)} />
          <details>
            <summary>{words.sums}</summary>
            <Table caption={words.sums} rows={[whole, ...named]} rowKey={({ kind }) => kind} columns={columnsOf(words)} compact />
            {named.some(({ kind }) => isOfUsers(kind)) && <p>{words.balancesAbout}</p>}
          </details>
        </>
      )}
    </section>
  )
}
