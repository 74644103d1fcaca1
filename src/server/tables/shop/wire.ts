import type { WireRecord } from '#src/api/resource.ts'
import { nameKeyOf, wireOf, type Field } from '#src/kinds/kind.ts'
import { absolute, relative } from '../../shop/address.ts'
import type { Period } from '#src/kinds/period.ts'
import type { Locale } from '../../locale.ts'
import { sourceOf } from '../sources.ts'
import { wordsOf } from './form-rules.ts'
import { plainFields, type Table } from '../table.ts'

const addresses = (value: unknown, change: (address: string) => string): unknown =>
  Array.isArray(value) ? value.map((one) => change(String(one))) : change(String(value ?? ''))

/** Where and for whom a record is told. */
export interface ShopReader {
  origin: string
  locale: Locale
}

/** A figure as a number, where a number holds it exactly; else as the text that it is. */
const figure = (text: string): number | string => (String(Number(text)) === text ? Number(text) : text)

const periodSent = ({ from, to }: Period) => (from || to ? [from, to] : [])

/** The key under which a list shows a field: a choice of a generated table has its word beside it (crud contract, a display suffix). */
export const shownKey = (name: string, field: Field<unknown>): string =>
  field.kind.as === 'choice' ? `${wireOf(name, field)}_label` : wireOf(name, field)

/** A value as the shop sends it: ids and figures are numbers, no reference is 0, pictures have their whole address. */
function sent(field: Field<unknown>, value: unknown, origin: string): unknown {
  const { as } = field.kind
  if (as === 'reference') return Number(value || 0)
  if (as === 'percent' || as === 'weight' || as === 'decimal') return figure(String(value ?? ''))
  if (as === 'money') return field.kind.text(field.kind.read(value), { word: (key) => key })
  if (as === 'period') return periodSent(value as Period)
  if (as === 'picture' || as === 'pictures') return addresses(value, (one) => absolute(one, origin))
  return value
}

/** A record in the shop's wire, with the version that only our server counts. */
export function shopRow(table: Table, row: WireRecord, by: ShopReader): WireRecord {
  const say = wordsOf(table, by.locale)
  const isLabelled = table.resource.generated !== undefined
  const fields = plainFields(table).flatMap(([name, field]): [string, unknown][] => {
    const key = wireOf(name, field)
    const label = nameKeyOf(name, field)
    return [
      [key, sent(field, row[key], by.origin)],
      ...(sourceOf(field) ? [[label, row[label]] as [string, unknown]] : []),
      ...(isLabelled && field.kind.as === 'choice'
        ? [[shownKey(name, field), say(`${key}.${String(row[key])}`) ?? row[key]] as [string, unknown]]
        : []),
    ]
  })
  const extra = Object.keys(table.extra ?? {}).map((key) => [key, row[key]])
  const children = row['children'] as readonly WireRecord[] | undefined
  const below = children && { children: children.map((child) => shopRow(table, child, by)) }
  return { id: Number(row['id']), ...Object.fromEntries([...fields, ...extra]), version: row['version'], ...below }
}

/** A body of the shop's wire as our tables take it. */
export function ownBody(table: Table, body: WireRecord, origin: string): WireRecord {
  const pictures = plainFields(table).filter(([name, field]) => field.kind.as.startsWith('picture') && wireOf(name, field) in body)
  const changed = pictures.map(([name, field]) => {
    const key = wireOf(name, field)
    return [key, addresses(body[key], (one) => relative(one, origin))]
  })
  return { ...body, ...Object.fromEntries(changed) }
}

const dashed = (day: string) => day.replaceAll('/', '-')

/** What a list of the shop is asked for as our tables take it: 0 refers to nothing, and so asks for everything. */
export function ownQuery(table: Table, query: WireRecord): WireRecord {
  const { finds } = table.resource
  const words = query['keyword'] ?? (finds && query[finds])
  // a day is narrowed by two of them in one text
  const days = plainFields(table).flatMap(([name, field]): [string, string][] => {
    const key = wireOf(name, field)
    const [, from, to] =
      field.kind.as === 'day' || field.kind.as === 'time' ? (/^(\S+?)\s*-\s*(\S+)$/.exec(String(query[key] ?? '')) ?? []) : []
    return from && to
      ? [
          [`${key}_from`, dashed(from)],
          [`${key}_to`, dashed(to)],
        ]
      : []
  })
  const references = plainFields(table).filter(([name, field]) => sourceOf(field) && String(query[wireOf(name, field)]) === '0')
  return {
    ...query,
    // a field that is looked through is no filter as well
    ...(finds && { [finds]: '' }),
    ...(words !== undefined && { keyword: words }),
    ...Object.fromEntries(days),
    ...Object.fromEntries(references.map(([name, field]) => [wireOf(name, field), ''])),
  }
}
