import type { ReadableAtom } from 'nanostores'
import type { Capabilities } from '#src/api/capabilities.ts'
import type { Endpoint, Input } from '#src/api/endpoint.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { Filter, FilterOption } from '../filters/filter.ts'
import type { PlainWord } from '../page.ts'

/** As a server says it, a number or decimal text; undefined and null have no source there and are not shown. */
export type FigureValue = string | number | null | undefined

/** Where a part has its data from: a call, and how its reply is read. */
export interface Source<Data> {
  call: Endpoint<{ query: object }, unknown>
  of(reply: unknown): Data
}

/** Binds a call and its reader. */
export const source = <In extends Input, Reply, Data>(call: Endpoint<In, Reply>, of: (reply: Reply) => Data): Source<Data> => ({
  call: call as unknown as Source<Data>['call'],
  of: of as Source<Data>['of'],
})

/** A figure as a server says it: with what it was in the time before, or with what it grew by in percent. */
export interface Figure {
  value: FigureValue
  before?: FigureValue
  percent?: FigureValue
}

type Figures = Readonly<Record<string, Figure | undefined>>

/** How a value is written: a count unless told; a duration comes in seconds. */
export interface Unit {
  unit?: 'money' | 'percent' | 'duration'
}

export interface FigureShown<W> extends Unit {
  /** Name in the data, and its word. */
  key: PlainWord<W>
  /** What is counted. */
  about?: PlainWord<W>
  /** Says what it was before: `昨日`. */
  beforeWord?: PlainWord<W>
  /** The list of what is counted. */
  leads?: ListLead
}

/**
 * Address of a list, and the filter of it that takes the days of the figures; none for what was ever counted. `narrowed` has the filters of the
 * list by those of the page, under their names on the wire, that narrow both.
 */
export interface ListLead {
  path: string
  days?: string
  /** Only this kind of server has the list, or the filter that leads there. */
  at?: Connection['kind']
  narrowed?: Readonly<Record<string, string>>
}

type Lines = Readonly<Record<string, readonly FigureValue[] | undefined>>

export interface Trend {
  points: readonly string[]
  lines: Lines
  /** The same lines of the time before. */
  before?: Lines
}

export interface LineShown<W> extends Unit {
  key: PlainWord<W>
  /** A day that is over, beside one that is not. */
  isOver?: true
  /** What days come to, a week comes to: unlike an average, and people who come on several days. */
  isSum?: true
}

export interface Share {
  name: string
  value: FigureValue
}

type RankedRow = Readonly<Record<string, FigureValue>>

export interface RankedColumn<W> extends Unit {
  key: PlainWord<W>
  /** Name in the data, where it is another one than that of the word. */
  field?: string
  as?: 'text' | 'picture'
  /** The list that a row is counted from. */
  leads?(row: RankedRow): ListLead | undefined
}

interface PartBase<W> {
  word: PlainWord<W>
  /** Only this kind of server has it. */
  at?: Connection['kind']
  /** What it shows has nothing to do with the days that are chosen: `today`, or everything that ever was. */
  of?: 'today' | 'ever'
}

/** Cards of figures. `comparesBefore`: the call says nothing about the time before, so it is asked for that as well. */
export interface FiguresPart<W> extends PartBase<W> {
  show: 'figures'
  from: Source<Figures>
  figures: readonly FigureShown<W>[]
  comparesBefore?: true
}

/** Lines or bars along the time; a chart for each group of what is measured alike, at most four in one. */
export interface TrendPart<W> extends PartBase<W> {
  show: 'trend'
  from: Source<Trend>
  charts: readonly (readonly LineShown<W>[])[]
  kind?: 'line' | 'bars'
  /** Its points are hours of the day, of all days together. */
  isByClock?: true
}

/** Parts of a whole as a pie, whose figures open as a table; at most eight. */
export interface SharesPart<W> extends PartBase<W>, Unit {
  show: 'shares'
  from: Source<readonly Share[]>
  /** Words for the names that the shop's server says in Chinese. */
  names?: Readonly<Record<string, PlainWord<W>>>
  /** The list that a part is counted from, by the name that the server says. */
  leads?(name: string): ListLead | undefined
}

/** Rows in an order that can be chosen; a column without a value in any row is not shown. */
export interface RankingPart<W> extends PartBase<W> {
  show: 'ranking'
  from: Source<readonly RankedRow[]>
  columns: readonly RankedColumn<W>[]
  /** What the call carries besides. */
  query?: Readonly<Record<string, string | number>>
  /** What `sort` of the call may be; the first is the usual one. */
  sorts: readonly (FilterOption<PlainWord<W>> & { at?: Connection['kind'] })[]
  names?: Readonly<Record<string, PlainWord<W>>>
}

export type StatisticsPart<W> = FiguresPart<W> | TrendPart<W> | SharesPart<W> | RankingPart<W>

/** A page of figures over days that are chosen; the days and what narrows them stand in its address. */
export interface StatisticsPage<W> {
  text: ReadableAtom<W>
  /** Without it the server has no such page. */
  feature?: keyof Capabilities['features']
  statistics: {
    parts: readonly StatisticsPart<W>[]
    /** What narrows the figures beside the days. */
    filters?: readonly Filter<PlainWord<W>>[]
    /** Nothing of it depends on days. */
    hasNoDays?: true
  }
}
