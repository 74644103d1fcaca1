import type { Endpoint } from '#src/api/endpoint.ts'
import type { Shares, StatisticQuery } from '#src/api/statistics.ts'
import { source, type Unit } from '#src/console/engine/statistics/statistics-page.ts'
import { sharesIn } from './wire.ts'

type Call = Endpoint<{ query: StatisticQuery }, Shares>

/** Parts of a whole over the chosen days; `names` gives words to what the shop says in Chinese. */
export const sharesPart = <const Word extends string, const Named extends string>(
  word: Word,
  call: Call,
  names: Readonly<Record<string, Named>>,
  unit?: Unit['unit'],
) => ({ word, show: 'shares' as const, from: source(call, sharesIn), names, ...(unit && { unit }) })
