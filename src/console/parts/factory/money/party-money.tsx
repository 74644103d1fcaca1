import { useStore } from '@nanostores/react'
import { openItemsOf, type OpenDebt, type OpenItems } from '#src/api/factory-money.ts'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { useCall } from '#src/stores/use-read.ts'
import { grouped, sumOf } from '#src/lib/decimal.ts'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Table } from '#src/ui/table/table.tsx'
import css from './money.css?inline'
import { $text } from './text.ts'

addStyles(css)

/** Whose money it is: what customers owe, or what is owed to suppliers. */
export interface PartySide {
  party: number
  side: 'AR' | 'AP'
}

/** What is open between a party and us. */
export const useOpenItems = (connection: Connection, { party, side }: PartySide) =>
  useCall(connection, openItemsOf, { body: { party_id: party, side } })

/** The type of a document in words, and its number. */
export const documentName = (words: object, { type, sn }: { type: string; sn: string }): string =>
  `${(words as Readonly<Record<string, string>>)[type] ?? type} ${sn}`

/** Columns that every list of open documents has. */
export const debtColumns = (words: ReturnType<typeof $text.get>) => [
  { key: 'document', title: words.document, heading: true, show: (one: OpenDebt) => documentName(words, one) },
  { key: 'date', title: words.date, width: 110, show: ({ biz_date: day }: OpenDebt) => day },
  {
    key: 'due',
    title: words.due,
    width: 150,
    show: ({ due, overdue }: OpenDebt) => (overdue > 0 ? `${due} ${words.late(overdue)}` : due || '—'),
  },
  { key: 'open', title: words.open, width: 110, align: 'end' as const, show: ({ open }: OpenDebt) => grouped(open) },
]

/** What a party owes or is owed, how much of it is late, and money that settles nothing yet. */
export function MoneyFigures({ items: { balance, overdue, unallocated }, side }: { items: OpenItems; side: PartySide['side'] }) {
  const words = useStore($text)
  const figures = [
    [side === 'AP' ? words.payable : words.receivable, balance],
    [words.overdue, overdue],
    [words.advance, sumOf(unallocated.map(({ left }) => left))],
  ] as const
  return (
    <dl>
      {figures.map(([word, figure]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{figure === '0' ? '0.00' : grouped(figure)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Everything that is open between a party and us. */
export function PartyMoney({ connection, ...of }: PartySide & { connection: Connection }) {
  const words = useStore($text)
  const read = useOpenItems(connection, of)
  if (read.state === 'failed') return <ErrorCard title={words.notRead} message={read.message} onRetry={read.reload} />
  if (read.state === 'waiting') return <Skeleton rows={3} height={28} />
  return (
    <div className="party-money">
      <MoneyFigures items={read.data} side={of.side} />
      <Table
        compact
        caption={words.openItems}
        rows={read.data.list}
        rowKey={({ id }) => id}
        rowName={({ sn }) => sn}
        empty={words.none}
        columns={debtColumns(words)}
      />
    </div>
  )
}
