import type { ComponentType } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import type { Shortcut } from '../dates/date-range.ts'

export interface FilterOption<Key extends string = string> {
  value: string
  /** Word of the page. */
  word: Key
}

interface FilterBase<Key extends string> {
  /** Name in the address and in the call. */
  field: string
  /** Word of the page that names it. */
  word: Key
  /** Name in the call, where the address says another one. */
  name?: string
  /** Only this kind of server knows it; elsewhere it is not there. */
  at?: Connection['kind']
  /** Not shown, and not sent, where the other filters stand otherwise. */
  when?(values: Readonly<Record<string, string>>): boolean
}

/** Words that are looked for; they count once writing pauses, or at once with Enter. */
export interface TextFilter<Key extends string = string> extends FilterBase<Key> {
  as: 'text'
  /** A figure or a word: it takes little room. */
  isShort?: true
  /** What the call carries for the words; default is the words themselves. */
  query?(words: string): object
  /** Sentence of the page that says, while words stand there, what they are looked for in; by kind of server. */
  told?: Partial<Record<Connection['kind'], Key>>
}

/** One of a few; the first option is '' for all. */
export interface ChoiceFilter<Key extends string = string> extends FilterBase<Key> {
  as: 'choice'
  options: readonly FilterOption<Key>[]
  /** Stands as tabs above the list; one such filter a page. Figures come with the reply's `tabs`, or from `counts`. */
  tabs?: true
  /** How many each tab holds: `list` asks the list itself once a tab; a function gets the other filters. */
  counts?: 'list' | ((connection: Connection, narrowed: Readonly<Record<string, string>>) => Promise<Readonly<Record<string, number>>>)
}

export interface RemoteOption {
  value: string
  label: string
}

/** One of those that the server names. */
export interface RemoteFilter<Key extends string = string> extends FilterBase<Key> {
  as: 'remote'
  /** Word for all of them. */
  all: Key
  load(connection: Connection): Promise<readonly RemoteOption[]>
}

/** Several of those that the server names; they stand with commas in the address and in the call. */
export interface SeveralFilter<Key extends string = string> extends FilterBase<Key> {
  as: 'several'
  /** Word for all of them. */
  all: Key
  load(connection: Connection): Promise<readonly RemoteOption[]>
}

/** A figure between two: `10~50`, `10~`, `~50` in the address, `<field>_from` and `<field>_to` in the call. */
export interface RangeFilter<Key extends string = string> extends FilterBase<Key> {
  as: 'range'
  /** Places after the point. */
  places: 0 | 2
}

/** Days from one to another: the ten shortcuts of specification 9, or two days. */
export interface DatesFilter<Key extends string = string> extends FilterBase<Key> {
  as: 'dates'
  /** `shop`: the field as `2026/11/01-2026/11/21` (conventions 3), the default. `days`: `date_from` and `date_to` (manufacturing 3.0). `ends`: `<field>_from` and `<field>_to`. `times`: `start_time` and `end_time`. */
  wire?: 'shop' | 'days' | 'ends' | 'times'
  /** What counts where nothing is chosen; then there are no days without an end. */
  start?: Shortcut
}

/** One record of another resource, found by typing. */
export interface ReferenceFilter<Key extends string = string> extends FilterBase<Key> {
  as: 'reference'
  /** Name of the resource. */
  source: string
}

/** What a list can be narrowed by; a kind of filter is a file beside this one. */
export type Filter<Key extends string = string> =
  | TextFilter<Key>
  | ChoiceFilter<Key>
  | RemoteFilter<Key>
  | SeveralFilter<Key>
  | RangeFilter<Key>
  | DatesFilter<Key>
  | ReferenceFilter<Key>

export interface FilterProps<F extends Filter = Filter> {
  filter: F
  words: Readonly<Record<string, unknown>>
  value: string
  onChange(value: string): void
}

/** What a file of a kind exports. */
export interface FilterKind<F extends Filter = never> {
  as: Filter['as']
  Field: ComponentType<FilterProps<F>>
  /** What the call carries for what stands in the address; default is the field as it stands there. */
  query?(filter: F, value: string): object
}
