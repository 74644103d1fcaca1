import { useStore } from '@nanostores/react'
import { useConnection } from '#src/gate/use-connection.ts'
import { Select } from '#src/ui/select/select.tsx'
import { Table, type TableColumn } from '#src/ui/table/table.tsx'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import type { PageWords } from '../page.ts'
import { Leading, type Counted } from './leading.tsx'
import { sortOf } from './request.ts'
import { nameIn } from './shares.tsx'
import { isThere, shownValue } from './shown.ts'
import type { FigureValue, RankedColumn, RankingPart } from './statistics-page.ts'
import { $text } from './statistics.text.ts'

type Row = Readonly<Record<string, FigureValue>>

export const fieldOf = <W,>({ key, field }: RankedColumn<W>): string => field ?? key

/** The columns with a value in some row: the others have no source at this server. */
export const columnsThere = <W,>({ columns }: RankingPart<W>, rows: readonly Row[]) =>
  columns.filter((column) => rows.some((row) => isThere(row[fieldOf(column)])))

interface RankingProps<W> {
  part: RankingPart<W>
  data: readonly Row[]
  words: W
  /** What it is of. */
  of: Counted
}

/** Who or what is first. */
export function Ranking<W extends PageWords>({ part, data, words, of }: RankingProps<W>) {
  const text = useStore($text)
  const { base } = useConnection()
  const cell = (column: RankedColumn<W>, row: Row) => {
    const value = row[fieldOf(column)]
    if (column.as === 'picture') return <ShopPicture base={base} src={String(value ?? '')} />
    const shown = column.as === 'text' ? nameIn(part.names, String(value ?? ''), words) : shownValue(value, column)
    return column.leads ? <Leading name={shown} leads={column.leads(row)} of={of} /> : shown
  }
  const columns = columnsThere(part, data).map((column): TableColumn<Row> => ({
    key: column.key,
    title: String(words[column.key]),
    ...(column.as === 'picture' ? { width: 72 } : column.as === 'text' ? { heading: true } : { width: 124, align: 'end' as const }),
    show: (row) => cell(column, row),
  }))
  const rank: TableColumn<Row> = { key: 'rank', title: text.rank, width: 64, align: 'end', show: (_, index) => index + 1 }
  const keyed = data.map((row, at) => ({ ...row, at }))
  return (
    <Table
      caption={String(words[part.word])}
      rows={keyed}
      rowKey={({ at }) => Number(at)}
      columns={data.length > 0 ? [rank, ...columns] : [rank]}
      empty={text.nothing}
    />
  )
}

interface RankingSortProps<W> {
  part: RankingPart<W>
  words: W
  value: string | undefined
  onChange(value: string): void
}

/** What the rows are ordered by, of what this server can count. */
export function RankingSort<W extends PageWords>({ part, words, value, onChange }: RankingSortProps<W>) {
  const connection = useConnection()
  const { known, value: chosen } = sortOf(part, connection.kind, value)
  if (known.length < 2) return null
  const options = known.map((one) => ({ value: one.value, label: String(words[one.word]) }))
  return (
    <div className="console-filter">
      <Select aria-label={String(words[part.word])} value={chosen} onChange={onChange} options={options} size="compact" />
    </div>
  )
}
