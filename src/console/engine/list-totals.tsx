import type { ListPage, ListReply, PageWords, Total } from './page.ts'

const valueOf = <Row, W>({ key, of }: Total<Row, W>, reply: ListReply<Row>): string | number | undefined => {
  if (of) return of(reply)
  const summary = reply.summary as Record<string, string | number> | undefined
  return summary?.[key]
}

/** Thousands apart, digits as they came: sums are decimals, never floats. */
export const grouped = (value: string | number): string =>
  String(value).replace(/^(-?\d+)/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))

/** Sums over everything that the filter finds; what the server did not send is left out. */
export function ListTotals<Row, W extends PageWords>({ page, words, reply }: { page: ListPage<Row, W>; words: W; reply: ListReply<Row> }) {
  const totals = (page.totals ?? []).flatMap((total) => {
    const value = valueOf(total, reply)
    return value === undefined || value === null ? [] : [{ key: total.key, value }]
  })
  if (totals.length === 0) return null
  return (
    <dl className="console-totals">
      {totals.map(({ key, value }) => (
        <div key={key}>
          <dt>{String(words[key])}</dt>
          <dd>{grouped(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
