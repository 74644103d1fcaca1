import { strict as assert } from 'node:assert'

const number = (text) => Number(text ?? 0)
/** A search is counted to so many. */
const counted = (count, isCapped) => (isCapped ? `more than ${count}` : count)
const one = async (pool, text, values) => (await pool.query(text, values)).rows[0]

/**
 * What is read: each with its body, the milliseconds that the 95th of a hundred may take, and what has to be in the answer. `checks` compares it
 * with what a plain statement over ledgers and lines finds.
 */
export const reads = (hot) => [
  ...['IN', 'OUT', 'PO'].map((type) => ({
    name: `papers of ${type}: page, tabs, totals`,
    path: '/order/details',
    body: { type, page: 1, limit: 15 },
    aim: 120,
    async checks({ count, tabs, summary, list }, pool) {
      const plain = await one(
        pool,
        `select count(*)::int as count, sum(gross)::text as gross, count(distinct status)::int as states from factory_documents where type = $1`,
        [type],
      )
      assert.deepEqual([count, tabs.length, list.length], [plain.count, plain.states, 15])
      assert.equal(number(summary.gross), number(plain.gross))
      return count
    },
  })),
  ...['RK', '氟橡', '3*1000 黑', 's000123', '密封件厂9', 'wl00005', 'dj'].map((keyword) => ({
    name: `papers of IN that hold ${keyword}: page, tabs, sums`,
    path: '/doc/goods-receipt/list',
    body: { page: 1, limit: 15, keyword },
    aim: 120,
    async checks({ count, summary, list, is_capped: isCapped }, pool) {
      assert.equal(list.length, 15)
      const held = { 氟橡: `s.name like '%氟橡%'`, s000123: `s.sn = 'S000123'` }[keyword]
      if (!held) return counted(count, isCapped)
      const plain = await one(
        pool,
        `select count(*)::int as count, coalesce(sum(gross), 0)::text as gross from factory_documents d where type = 'IN' and exists (
           select from factory_documents_lines l join factory_products_skus s on s.id = l.sku_id where l.parent_id = d.id and ${held})`,
      )
      if (isCapped) assert.ok(plain.count > count && summary.gross === undefined)
      else assert.deepEqual([count, number(summary.gross)], [plain.count, number(plain.gross)])
      return counted(count, isCapped)
    },
  })),
  {
    name: 'papers of a state, of a quarter, of a supplier',
    path: '/order/details',
    body: { type: 'IN', page: 1, limit: 15, status: 2, party_id: 900005 },
    aim: 120,
    async checks({ count }, pool) {
      assert.equal(
        count,
        (await one(pool, `select count(*)::int as count from factory_documents where type = 'IN' and status = 2 and party_id = 900005`))
          .count,
      )
      return count
    },
  },
  {
    name: 'page of receipts, as the console lists it',
    path: '/doc/goods-receipt/list',
    body: { page: 1, limit: 15 },
    aim: 120,
    async checks({ count, tabs }, pool) {
      assert.equal(count, (await one(pool, `select count(*)::int as count from factory_documents where type = 'IN'`)).count)
      assert.equal(
        tabs.reduce((sum, tab) => sum + tab.count, 0),
        count,
      )
      return count
    },
  },
  ...['lot', 'warehouse', 'sku'].map((by) => ({
    name: `stock of a warehouse by ${by}, with its sums`,
    path: '/stock/balance',
    body: { page: 1, limit: 50, by, warehouse_id: '900001' },
    aim: 200,
    async checks({ count, summary }, pool) {
      const plain = await one(
        pool,
        `select count(*)::int as keys, sum(pieces)::text as pieces from (select sku_id, lot_id, sum(pieces) as pieces from stock_moves where warehouse_id = 900001 group by 1, 2 having sum(pieces) > 0) k`,
      )
      assert.equal(BigInt(Math.round(number(summary.pieces) * 1e6)), BigInt(plain.pieces))
      if (by === 'lot') assert.equal(count, plain.keys)
      return count
    },
  })),
  {
    name: 'stock of some 20,000 SKUs, with its sums',
    path: '/stock/balance',
    body: { page: 1, limit: 50, by: 'sku', keyword: '夹布' },
    aim: 200,
    async checks({ count, summary }, pool) {
      const plain = await one(
        pool,
        `select count(*)::int as keys, sum(pieces)::text as pieces from (select m.sku_id, sum(m.pieces) as pieces from stock_moves m
         join factory_products_skus s on s.id = m.sku_id where s.words like '%夹布%' group by 1 having sum(m.pieces) > 0) k`,
      )
      assert.deepEqual([count, BigInt(Math.round(number(summary.pieces) * 1e6))], [plain.keys, BigInt(plain.pieces)])
      return count
    },
  },
  {
    name: 'stock of all there is by SKU, with its sums',
    path: '/stock/balance',
    body: { page: 1, limit: 50, by: 'sku' },
    aim: 200,
    async checks({ count, summary }, pool) {
      const plain = await one(
        pool,
        `select count(*)::int as keys, sum(pieces)::text as pieces from (select sku_id, sum(pieces) as pieces from stock_moves group by 1 having sum(pieces) > 0) k`,
      )
      assert.deepEqual([count, BigInt(Math.round(number(summary.pieces) * 1e6))], [plain.keys, BigInt(plain.pieces)])
      return count
    },
  },
  ...[
    ['a quarter', 90],
    ['three years', 1100],
  ].map(([name, days]) => ({
    name: `stock card of the hottest SKU, ${name}: a page`,
    path: '/stock/card',
    body: { sku_id: String(hot), page: 1, limit: 50, date_from: new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10) },
    aim: 30,
    async checks({ count, closing, opening, list }, pool) {
      const from = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
      const plain = await one(
        pool,
        `select count(*) filter (where biz_date >= $2)::int as count, sum(pieces)::text as pieces, coalesce(sum(pieces) filter (where biz_date < $2), 0)::text as opening from stock_moves where sku_id = $1`,
        [hot, from],
      )
      assert.equal(count, plain.count)
      assert.deepEqual(
        [closing.pieces, opening.pieces].map((text) => BigInt(text) * 1_000_000n),
        [BigInt(plain.pieces), BigInt(plain.opening)],
      )
      assert.ok(list.length === Math.min(50, count))
      return count
    },
  })),
  ...['胶', '氟橡', '氯丁橡', 'd', 'dj', 'djx', 's000123', '3*1000 黑'].map((keyword) => ({
    name: `products: ${keyword}`,
    path: '/product/list',
    body: { page: 1, limit: 15, keyword },
    aim: 50,
    async checks({ count, list, is_capped: isCapped }) {
      assert.ok(list.length > 0 && count > 0, `${keyword} finds nothing`)
      return counted(count, isCapped)
    },
  })),
  ...['胶', '氟橡', '氯丁橡', 'dj'].map((words) => ({
    name: `goods to choose in a line: ${words}`,
    path: '/product/sku/options',
    body: { words, limit: 20 },
    aim: 50,
    async checks({ list }) {
      assert.equal(list.length, 20)
      return list.length
    },
  })),
  {
    name: 'searchPrice',
    path: '/product/searchPrice',
    body: { sku_id: hot, side: 'purchase', party_id: 900005, qty: '1' },
    aim: 20,
    async checks({ candidates }) {
      assert.ok(candidates.length > 5)
      return 1
    },
  },
  {
    name: 'searchPrice of 200',
    path: '/product/searchPrice',
    body: { items: Array.from({ length: 200 }, (_, at) => ({ sku_id: 1 + at * 3, side: 'sale', qty: '1' })) },
    aim: 120,
    async checks({ items }) {
      assert.ok(items.length === 200 && items.every(({ price }) => price !== ''))
      return items.length
    },
  },
]
