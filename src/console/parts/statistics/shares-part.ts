import type { Endpoint } from '#src/api/endpoint.ts'
import type { Shares, StatisticQuery } from '#src/api/statistics.ts'
import { source, type ListLead, type Unit } from '#src/console/engine/statistics/statistics-page.ts'
import { sharesIn } from './wire.ts'

type Call = Endpoint<{ query: StatisticQuery }, Shares>

/** Parts of a whole over the chosen days; `names` gives words to what the shop says in Chinese. */
export const sharesPart = <const Word extends string, const Named extends string>(
  word: Word,
  call: Call,
  names: Readonly<Record<string, Named>>,
  unit?: Unit['unit'],
  leads?: (name: string) => ListLead | undefined,
) => ({ word, show: 'shares' as const, from: source(call, sharesIn), names, ...(unit && { unit }), ...(leads && { leads }) })

/** The lists that parts are counted from, where each is a value of one filter: `leadsBy('/order/list?orderType=', 'orderTime', { 秒杀订单: '3' })`. */
export const leadsBy =
  (path: string, days: string, values: Readonly<Record<string, string>>, at?: ListLead['at']) =>
  (name: string): ListLead | undefined =>
    Object.hasOwn(values, name) ? { path: `${path}${values[name]}`, days, ...(at && { at }) } : undefined
