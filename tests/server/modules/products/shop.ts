import { sql } from 'drizzle-orm'
import type { ProductBody, ProductInfo, ProductSku } from '#src/api/store-products.ts'
import { row, rows } from '#src/server/db.ts'
import { signedIn, type TestApp } from '../../database.ts'

interface Envelope<Data> {
  status: number
  msg: string
  code?: string
  data: Data
  errors?: Record<string, string>
}

/** Somebody who manages products, with what there is to choose. */
export async function openShop(server: TestApp) {
  const { db } = server.app
  const { headers } = await signedIn(server.app)
  await db.execute(
    sql`insert into categories (id, pid, cate_name) overriding system value values (801, 0, '防护'), (802, 801, '手套'), (803, 0, '居家')`,
  )
  async function call<Data = undefined>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Envelope<Data>> {
    const reply = await server.app.inject({ method, url: `/adminapi/${url}`, headers, ...(payload ? { payload } : {}) })
    return reply.json<Envelope<Data>>()
  }
  const add = async (body: Partial<ProductBody> = {}) =>
    (await call<{ id: number; version: number }>('POST', 'product/product/0', { ...plain, ...body })).data.id
  const read = async (id: number) => (await call<{ productInfo: ProductInfo }>('GET', `product/product/${id}`)).data.productInfo
  const skus = (id: number) =>
    rows<{ id: number; suk: string; code: string; stock: number; removed: boolean }>(
      db,
      sql`select id, suk, code, stock, removed_at is not null as removed from product_skus where product_id = ${id} order by removed_at nulls first, position`,
    )
  /** Of every specification the ledger's last balance and its sum, which both are its stock. */
  const ledgers = (id: number) =>
    rows<{ stock: number; sum: number; balance: number }>(
      db,
      sql`select stock, coalesce((select sum(quantity) from product_stock_moves m where m.sku_id = s.id), 0)::int as sum,
        coalesce((select balance from product_stock_moves m where m.sku_id = s.id order by id desc limit 1), 0) as balance
        from product_skus s where product_id = ${id}`,
    )
  const stored = (id: number) =>
    row<{ price: string; stock: number; version: number; cate_id: number }>(
      db,
      sql`select price, stock, version, cate_id from products where id = ${id}`,
    )
  return { call, add, read, skus, ledgers, stored, db }
}

export const sku = (more: Partial<ProductSku> = {}): ProductSku => ({
  ...{ pic: '/uploads/attach/s.jpg', price: 12.5, cost: 8, ot_price: '15', vip_price: '', stock: 7, bar_code: '' },
  ...{ weight: 1, volume: 0.25, brokerage: 0, brokerage_two: 0, ...more },
})

export const plain: Partial<ProductBody> = {
  ...{ cate_id: [802], store_name: '丁腈手套', keyword: '劳保', unit_name: '双', slider_image: ['/uploads/attach/a.jpg'] },
  ...{ spec_type: 0, items: [], attrs: [sku()], logistics: ['1'], freight: 2, postage: 0, is_show: 1 },
}

/** The values of two attributes, combined: 7 pieces of each at a price of their own. */
export function grid(first: [string, string[]], second: [string, string[]], more: Partial<ProductSku> = {}): Partial<ProductBody> {
  const items = [first, second].map(([value, detail]) => ({ value, detail }))
  const pairs = first[1].flatMap((one) => second[1].map((other) => [one, other] as const))
  const attrs = pairs.map(([one, other], at) => sku({ price: 10 + at, detail: { [first[0]]: one, [second[0]]: other }, ...more }))
  return { spec_type: 1, items, attrs }
}
