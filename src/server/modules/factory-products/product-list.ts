import { sql, type SQL } from 'drizzle-orm'
import { productKinds, type ProductKind, type ProductList, type ProductQuery, type ProductRow } from '#src/api/factory-products.ts'
import { costKey, sellPriceKey } from '#src/api/factory-lines.ts'
import { differenceOf, textOf, trimmed } from '#src/lib/decimal.ts'
import { seek, type Sought } from '../../database/sought.ts'
import { rows, type Db } from '../../db.ts'
import { openQuantities } from '../../factory/open-quantities.ts'
import { keepsAll } from '../../factory/scopes/warehouses.ts'
import type { User } from '../../sessions.ts'
import { pageOf } from '../../shop/paging.ts'
import { orderBy } from '../../shop/sorting.ts'
import { shopTime } from '../../shop/time.ts'
import { maySee } from '../../tables/table.ts'
import { found, lyingIn, where } from './product-search.ts'

const micro = (value: SQL) => sql`trim_scale(coalesce(${value}, 0)::numeric / 1000000)::text`
const plain = (value: SQL) => sql`coalesce(trim_scale(${value})::text, '')`
const counted = sql`case when t.counted_by = 'weight' then b.weight else b.pieces end`

/** Ways to order the list, by names of the wire. */
export const productOrders: Readonly<Record<string, SQL>> = {
  sn: sql`t.sn`,
  name: sql`p.name`,
  type_name: sql`y.name`,
  spec_text: sql`t.thickness, t.width, t.length`,
  hardness: sql`coalesce(t.hardness, p.hardness)`,
  theory_weight: sql`t.weight_each`,
  sale_price: sql`t.list_price`,
  on_hand: sql`coalesce(${counted}, 0)`,
  updated_at: sql`p.updated_at`,
}

const columns = sql`p.id, t.id as sku_id, t.sn, p.name, p.image, p.type_id, y.name as type_name, p.kind,
  case when t.thickness is null then null else json_build_object('t', trim_scale(t.thickness)::text, 'w', t.width, 'l', t.length) end as spec,
  concat_ws('*', trim_scale(t.thickness), t.width, t.length) as spec_text, coalesce(t.hardness, p.hardness) as hardness, p.hardness_tol,
  ${plain(sql`p.density`)} as density, coalesce(nullif(t.colour, ''), p.colour) as colour,
  case when r.id is null then null else json_build_object('id', r.id, 'name', r.name) end as weight_range, u.name as unit, p.price_unit,
  trim_scale(t.weight_each)::text as theory_weight, ${plain(sql`t.list_price`)} as sale_price, ${plain(sql`t.floor_price`)} as floor_price,
  t.counted_by, ${micro(counted)} as on_hand, ${plain(sql`p.safety_min`)} as safety_min, ${plain(sql`p.safety_max`)} as safety_max,
  null::bigint as recipe_version_id, least(t.status, p.status) as status, p.version, ${shopTime('p.updated_at')} as updated_at,
  coalesce((select trim_scale(round(v.value::numeric * 10000 / nullif(case when t.counted_by = 'weight' then v.weight else v.pieces end, 0), 4))::text
    from stock_values v where v.sku_id = t.id), '') as cost`

type Found = Omit<ProductRow, 'stock'> & { on_hand: string }

/** Fields that need a key of their own. */
const guarded = { sale_price: sellPriceKey, floor_price: sellPriceKey, cost: costKey } as const

export const without = <R extends object>(one: R, user: User, needs: Readonly<Record<string, string>>): R =>
  Object.fromEntries(Object.entries(one).filter(([key]) => maySee({ needs: needs[key] } as never, user))) as R

const lying = (query: ProductQuery, user: User) => lyingIn(Number(query.warehouse_id) || undefined, user)

/** As nobody sorts it: product by product, and within each as its specifications stand. */
const usual = sql`y.sort desc, p.sn, t.position, t.id`

// products in their order first: a page is full after some of them, and the rest of the SKUs is not looked at
const inOrder = sql`(select p.*, y.sort as type_sort from factory_products p join product_types y on y.id = p.type_id
  order by y.sort desc, p.sn offset 0) p join factory_products_skus t on t.parent_id = p.id`

/** SKUs of a page that a query finds: only what finds and orders them is read of all. */
function foundIn(query: ProductQuery, user: User, sought?: Sought): SQL {
  const { sort } = query as { sort?: string }
  const stock = needsStock(query) ? lying(query, user) : sql``
  const page = pageOf(query, 10)
  // what few words find is ordered by itself
  const isWalked = !sought || sought.isCapped
  if (isWalked && (!sort || !Object.hasOwn(productOrders, sort)))
    return sql`select t.id from ${inOrder} ${stock} where ${where(query, false, sought)} order by p.type_sort desc, p.sn, t.position, t.id ${page}`
  return sql`select t.id from factory_products_skus t join factory_products p on p.id = t.parent_id join product_types y on y.id = p.type_id ${stock}
    where ${where(query, false, sought)} ${orderOf(query)} ${page}`
}

const orderOf = (query: ProductQuery): SQL => orderBy(query as { sort?: string; order?: string }, productOrders, usual)

/** Whether it is found, or ordered, by what lies of it. */
const needsStock = ({ stock = 'all', ...query }: ProductQuery) => stock !== 'all' || (query as { sort?: string }).sort === 'on_hand'

const from = (query: ProductQuery, found: SQL, user: User) => sql`from (${found}) f join factory_products_skus t on t.id = f.id
  join factory_products p on p.id = t.parent_id join product_types y on y.id = p.type_id join units u on u.id = p.unit_id
  left join weight_ranges r on r.id = t.weight_range_id ${lying(query, user)}`

interface Sums {
  kind: ProductKind
  count: number
  pieces: string
  weight: string
  value: string
}

/** How many there are of each kind, and what lies of them. */
const sumsOf = (db: Db, query: ProductQuery, user: User, sought?: Sought): Promise<Sums[]> =>
  rows<Sums>(
    db,
    sql`select p.kind, count(*)::int as count, coalesce(sum(b.pieces), 0)::text as pieces, coalesce(sum(b.weight), 0)::text as weight,
          coalesce(sum(b.value), 0)::text as value
        from factory_products_skus t join factory_products p on p.id = t.parent_id ${lying(query, user)} where ${where(query, true, sought)} group by p.kind`,
  )

interface SoughtSkus extends Sought {
  /** How many there are of each kind is not known. */
  hasNoTabs: boolean
}

/** SKUs that the words of a query find: of all kinds, or of its own alone where those are more than are counted. */
async function soughtBy(db: Db, query: ProductQuery, user: User): Promise<SoughtSkus | undefined> {
  const words = found(query.keyword ?? '')
  if (!words) return undefined
  const stock = needsStock(query) ? lying(query, user) : sql``
  const within = (isEveryKind: boolean) => {
    const others = where({ ...query, keyword: '' }, isEveryKind)
    const from = sql`from factory_products_skus t join factory_products p on p.id = t.parent_id ${stock} where ${others}`
    return seek(
      db,
      { id: sql`t.id`, from },
      { indexed: sql`select t.id from factory_products_skus t join factory_products p on p.id = t.parent_id where ${words}`, plain: words },
    )
  }
  const all = await within(true)
  return { ...(all.isCapped && query.kind ? await within(false) : all), hasNoTabs: all.isCapped }
}

function summaryOf(sums: readonly Sums[], { warehouse_id }: ProductQuery, user: User): ProductList['summary'] {
  const sum = (of: 'pieces' | 'weight' | 'value') => sums.reduce((total, one) => total + BigInt(one[of]), 0n)
  const text = (value: bigint, places: number) => shownMicro(value, places)
  const whole = {
    on_hand_pieces: text(sum('pieces'), 6),
    on_hand_weight: text(sum('weight'), 6),
    // what lies in some warehouses has no worth of its own
    ...(!Number(warehouse_id) && keepsAll(user) && { value: text(sum('value'), 2) }),
  }
  return without(whole, user, { value: 'cost:view' })
}

const shownMicro = (value: bigint, places: number): string => trimmed(textOf({ digits: value, places }))

/**
 * SKUs by pages, with what lies of them and what is on its way (manufacturing 3.1). Where words find more than are counted, `is_capped` says so, and there are
 * no sums and figures.
 */
export async function productList(db: Db, query: ProductQuery, user: User): Promise<ProductList> {
  const sought = await soughtBy(db, query, user)
  const list = await rows<Found>(db, sql`select ${columns} ${from(query, foundIn(query, user, sought), user)} ${orderOf(query)}`)
  const open = await openQuantities(
    db,
    list.map(({ sku_id }) => Number(sku_id)),
  )
  const shown = list.map(({ on_hand, ...one }) => {
    const { reserved, incoming, wip } = open(Number(one.sku_id))
    return without({ ...one, stock: { on_hand, reserved, available: differenceOf(on_hand, reserved), incoming, wip } }, user, guarded)
  })
  if (sought?.isCapped) return { list: shown, count: sought.count, summary: {}, tabs: [], is_capped: true }
  return { list: shown, ...(await figuresOf(db, query, user, sought)) }
}

/** What stands beside a page: how many SKUs there are, in all and of each kind, and what lies of them. */
async function figuresOf(db: Db, query: ProductQuery, user: User, sought?: SoughtSkus): Promise<Omit<ProductList, 'list'>> {
  const sums = await sumsOf(db, query, user, sought)
  const chosen = query.kind ? sums.filter(({ kind }) => kind === query.kind) : sums
  const count = (of: readonly Sums[]) => of.reduce((total, one) => total + one.count, 0)
  const tabs = [
    { kind: '' as const, count: count(sums) },
    ...productKinds.map((kind) => ({ kind, count: sums.find((one) => one.kind === kind)?.count ?? 0 })),
  ]
  return { count: count(chosen), summary: summaryOf(chosen, query, user), tabs: sought?.hasNoTabs ? [] : tabs }
}
