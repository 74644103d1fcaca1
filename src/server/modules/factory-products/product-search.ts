import { sql, type SQL } from 'drizzle-orm'
import factorySku from '#src/api/resources/factory-sku.ts'
import type { ProductQuery } from '#src/api/factory-products.ts'
import type { Resource } from '#src/api/resource.ts'
import type { Sought } from '../../database/sought.ts'
import { keptBy, type Keeper } from '../../factory/scopes/warehouses.ts'
import { matchesWords } from '../../tables/words.ts'
import { plainFields } from '../../tables/table.ts'

const all = (conditions: readonly (SQL | undefined)[]) =>
  sql.join([sql`true`, ...conditions.filter((one) => one !== undefined)], sql` and `)

const measures = /^\d+(\.\d+)?([*×xX]\d+(\.\d+)?){1,2}$/

/** Measures that somebody wrote one after the other, `3*1000` or `3×1000×10000`; the first one is the thickness. */
export function specOf(text: string): string[] | undefined {
  return measures.test(text) ? text.split(/[*×xX]/) : undefined
}

const isNumber = (text: string) => /^\d{1,9}(\.\d{1,4})?$/.test(text)
const columns = [sql`t.thickness`, sql`t.width`, sql`t.length`]

function measured(parts: readonly string[]): SQL {
  return all(parts.map((part, at) => (part === '' ? undefined : sql`${columns[at]!} = ${part}::numeric`)))
}

/** A number by itself is a measure, a hardness, or a part of a name: behind letters its beginning is enough (`nbr33`), elsewhere it is whole. */
function numbered(text: string): SQL {
  const parts = [...columns.map((column) => sql`${column} = ${text}::numeric`), sql`coalesce(t.hardness, p.hardness) = ${text}::numeric`]
  if (text.length > 2) parts.push(sql`(${wordsOf(text)!} and t.words ~ ${`[a-z-]${text}|(^|[^0-9.])${text}([^0-9.]|$)`})`)
  return sql`(${sql.join(parts, sql` or `)})`
}

const searched = plainFields({ resource: factorySku as unknown as Resource })
const wordsOf = (text: string): SQL | undefined => matchesWords(text, searched)

/** SKUs `t` of products `p` that hold every fragment: measures, hardness, and words (`3 1000 60 黑`). */
export function found(keyword: string): SQL | undefined {
  const fragments = keyword.trim().split(/\s+/).filter(Boolean).slice(0, 8)
  const specs = fragments.filter((one) => specOf(one) !== undefined)
  const numbers = fragments.filter(isNumber)
  const plain = fragments.filter((one) => !specs.includes(one) && !numbers.includes(one))
  if (fragments.length === 0) return undefined
  return all([
    ...specs.map((one) => measured(specOf(one)!)),
    ...numbers.map(numbered),
    plain.length > 0 ? wordsOf(plain.join(' ')) : undefined,
  ])
}

/** Types below one, and itself. */
const typesBelow = (id: number) => sql`(with recursive below as (
  select id from product_types where id = ${id} union all select c.id from product_types c join below b on c.pid = b.id) select id from below)`

/** A figure of the wire; what is none is found nowhere. */
const exact = (column: SQL, value: string | undefined): SQL | undefined => {
  if (value === undefined || value.trim() === '') return undefined
  return isNumber(value.trim()) ? sql`${column} = ${value.trim()}::numeric` : sql`false`
}

/** What lies of a SKU `t`, in what it is counted by: `b` has its sums. */
const onHand = sql`(case when t.counted_by = 'weight' then coalesce(b.weight, 0) else coalesce(b.pieces, 0) end)`

const states: Readonly<Record<string, SQL>> = {
  has: sql`${onHand} > 0`,
  zero: sql`${onHand} = 0`,
  below: sql`${onHand} < p.safety_min * 1000000`,
  negative: sql`${onHand} < 0`,
}

/** Sums of what lies of each SKU in the warehouses that somebody keeps, or in one of them. */
export function lyingIn(warehouse: number | undefined, user: Keeper): SQL {
  const kept = keptBy(user, sql`warehouse_id`)
  if (!warehouse && !kept) return sql`left join stock_values b on b.sku_id = t.id`
  return sql`left join lateral (select sum(pieces) as pieces, sum(area) as area, sum(weight) as weight, null::bigint as value from stock_balances
    where sku_id = t.id and ${warehouse ? sql`warehouse_id = ${warehouse}` : sql`true`} and ${kept ?? sql`true`}) b on true`
}

/**
 * SKUs that a query finds, but for the kind where `isEveryKind`.
 * @param sought what its words find, where that is known
 */
export function where(query: ProductQuery, isEveryKind = false, sought?: Sought): SQL {
  const { keyword = '', type_id, kind, status, colour, weight_range_id, stock = 'all', supplier_id } = query
  // a box that somebody pasted "3*1000" into says the others as well
  const spec = specOf(query.thickness ?? '')
  const [thickness, width, length] = spec ?? [query.thickness, query.width, query.length]
  return all([
    sought ? sought.where : found(keyword),
    type_id ? sql`p.type_id in ${typesBelow(Number(type_id))}` : undefined,
    kind && !isEveryKind ? sql`p.kind = ${kind}` : undefined,
    status === undefined ? undefined : sql`least(t.status, p.status) = ${Number(status)}`,
    exact(sql`t.thickness`, thickness),
    exact(sql`t.width`, width ?? query.width),
    exact(sql`t.length`, length ?? query.length),
    exact(sql`coalesce(t.hardness, p.hardness)`, query.hardness),
    colour ? sql`coalesce(nullif(t.colour, ''), p.colour) = ${colour}` : undefined,
    weight_range_id ? sql`t.weight_range_id = ${Number(weight_range_id)}` : undefined,
    supplier_id ? sql`p.supplier_id = ${Number(supplier_id)}` : undefined,
    states[stock],
  ])
}
