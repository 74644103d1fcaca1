import { useStore } from '@nanostores/react'
import { useConnection } from '#src/gate/use-connection.ts'
import { useRead } from '#src/stores/use-read.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { rangeOf } from '../dates/date-range.ts'
import { OldRows } from '../old-rows.tsx'
import type { PageWords } from '../page.ts'
import { today as todayInShop } from '#src/lib/shop-time.ts'
import { CutChoice } from './cut-choice.tsx'
import { cutDays, dataOf, queriesOf, type StatisticsRequest } from './request.ts'
import { askPart, partsOf } from './ask-part.ts'
import { Figures, figuresThere } from './figures.tsx'
import { Ranking, RankingSort } from './ranking.tsx'
import { Shares } from './shares.tsx'
import type { StatisticsPart } from './statistics-page.ts'
import { $text } from './statistics.text.ts'
import { TrendCharts } from './trend.tsx'

interface PartProps<W> {
  part: StatisticsPart<W>
  words: W
  request: StatisticsRequest
  onSort(sort: string): void
  onCut(cut: string): void
}

const heights = { figures: 96, trend: 320, shares: 240, ranking: 320 } as const

/** A part of the page: its calls are sent by itself, and what they did not answer is said in its place. */
export function Part<W extends PageWords>({ part, words, request, onSort, onCut }: PartProps<W>) {
  const text = useStore($text)
  const connection = useConnection()
  const queries = queriesOf(part, connection.kind, request)
  const read = useRead(connection, partsOf(part, queries), (over) => askPart(over, part, queries))
  const replies = read.state === 'there' ? read.data : read.before
  const title = String(words[part.word])
  return (
    <section className="console-statistics-part" data-show={part.show} aria-label={title}>
      <div className="console-statistics-head">
        <h2>{title}</h2>
        {part.show === 'ranking' && <RankingSort part={part} words={words} value={request.sort} onChange={onSort} />}
        {part.show === 'trend' && <CutChoice part={part} title={title} request={request} onChange={onCut} />}
      </div>
      {read.state === 'failed' && <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />}
      {read.state === 'there' && read.failure && <OldRows failure={read.failure} onRetry={read.reload} />}
      {read.state === 'waiting' && !replies && <Skeleton height={heights[part.show]} />}
      {read.state !== 'failed' && replies && (
        <div className="console-statistics-body" aria-busy={read.state === 'waiting' || undefined}>
          <Drawn part={part} replies={replies} words={words} request={request} />
        </div>
      )}
    </section>
  )
}

interface DrawnProps<W> extends Omit<PartProps<W>, 'onSort' | 'onCut'> {
  replies: readonly unknown[]
}

function Drawn<W extends PageWords>({ part, replies, words, request }: DrawnProps<W>) {
  const text = useStore($text)
  const { kind } = useConnection()
  const days = part.of === 'today' ? rangeOf('today', todayInShop()) : cutDays(part, kind, request)
  const of = { days, narrowed: request.narrowed }
  if (part.show === 'figures') {
    const data = dataOf<W, typeof part>(part, replies, kind, request)
    return figuresThere(part, data).length > 0 ? <Figures part={part} data={data} words={words} of={of} /> : <Empty text={text.nothing} />
  }
  if (part.show === 'shares')
    return <Shares part={part} data={dataOf<W, typeof part>(part, replies, kind, request)} words={words} of={of} />
  if (part.show === 'ranking')
    return <Ranking part={part} data={dataOf<W, typeof part>(part, replies, kind, request)} words={words} of={of} />
  return <TrendCharts part={part} data={dataOf<W, typeof part>(part, replies, kind, request)} words={words} days={days} />
}
