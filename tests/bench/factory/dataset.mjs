import { createHash } from 'node:crypto'
import { beside, ledgers, opening } from './ledger-rows.mjs'

/*
 * A factory of three years, the same every time but for the day on which it ends (manufacturing 7.2, 7.3). Rows are made by statements over
 * numbers, without triggers; what is kept beside the ledgers is summed up from them, and `verify` says whether all of it agrees. Every SKU costs
 * what it costs, so that averages are exact, and what leaves lay there from the first day on, so that nothing was ever less than nothing.
 */

/** What there is at `scale` 1. */
const sizes = (scale) => {
  const of = (count) => Math.max(1, Math.round(count * scale))
  const orders = of(50_000)
  return {
    ...{ products: of(2_000), skus: of(2_000) * 50, parties: Math.max(100, of(5_000)), orders, answered: Math.round(orders * 0.9) },
    ...{
      receipts: of(100_000),
      issues: of(100_000),
      transfers: of(10_000),
      counts: of(2_500),
      payments: of(35_000),
      receivable: of(400_000),
    },
  }
}

/** A figure from 0 to 1 that follows from a number. */
const chance = (of, salt) => `(abs(hashint8extended(${of}, ${salt}) % 1000003) / 1000003.0)`

const masters = [
  `insert into units (id, name) values (900001, '卷')`,
  `insert into warehouses (id, name, type) select 900000 + n, '仓库 ' || n, 'finished' from generate_series(1, 4) n`,
  `insert into product_types (id, code, name, kind, track_lot) select 900000 + n, 'T' || n,
     (array['丁腈板', '氯丁板', '三元乙丙板', '天然胶板', '丁苯板', '硅胶板', '氟胶板', 'EVA 板'])[n], 'finished', case when n = 8 then 1 else 0 end from generate_series(1, 8) n`,
  `insert into parties (id, is_supplier, is_customer, sn, name, words)
   select 900000 + n, n % 5 = 0, n % 5 <> 0, 'WL' || lpad(n::text, 5, '0'), name || n, lower('WL' || lpad(n::text, 5, '0') || ' ' || name || n)
   from (select n, (array['宁波', '余姚', '慈溪', '台州', '温州', '苏州', '青岛'])[1 + n % 7] || (array['密封件厂', '橡塑有限公司', '机械厂', '化工有限公司', '😀 贸易商行'])[1 + n % 5] as name
     from generate_series(1, :parties) n) p`,
]
const materials = ['丁腈橡胶板', '氯丁橡胶板', '三元乙丙橡胶板', '天然橡胶板', '丁苯橡胶板', '硅胶板', '氟橡胶板', 'EVA 发泡板']
const uses = ['耐油', '阻燃', '夹布', '食品级', '耐磨']
const products = `
  insert into factory_products (id, sn, name, type_id, kind, unit_id, hardness, density, colour, safety_min, words, pinyin)
  select 900000 + n, 'P' || lpad(n::text, 5, '0'), name, 900001 + n % 8, 'finished', 900001, 40 + n % 9 * 5, 1.3 + n % 4 * 0.1, (array['黑', '灰', '白', '红'])[1 + n % 4], n % 3 * 10,
    lower(name || ' P' || lpad(n::text, 5, '0')), ($2::text[])[1 + n % 40] || ' p' || lpad(n::text, 5, '0')
  from (select n, ($1::text[])[1 + n % 40] as name from generate_series(1, :products) n) p`

// named by a trigger, which is on for this alone
const skus = `
  insert into factory_products_skus (id, parent_id, position, sn, thickness, width, length, counted_by, list_price, floor_price)
  select n, 900001 + (n - 1) / 50, (n - 1) % 50, 'S' || lpad(n::text, 6, '0'), (array[1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12])[1 + n % 10],
    (array[1000, 1200, 1500, 1300, 900])[1 + n / 10 % 5], 10000, 'pieces', 100 + n % 900, 80 + n % 900 from generate_series(1, :skus) n`
const lots = `
  insert into lots (id, lot_no, sku_id, produced_on) select s.id * 2 + k, 'L' || s.id * 2 + k, s.id, current_date - 1095
  from factory_products_skus s join factory_products p on p.id = s.parent_id and p.type_id = 900008, generate_series(0, 1) k`

/** Papers by their kind. The receipt of an order comes five days later and holds the same goods, by the same `goods`. */
const papers = `
  create temp table made as
  select m.*, current_date - 1095 + least(1094, floor(1094 * at)::int + case when source is null then 0 else 5 end) as day, 900001 + n % 4 as warehouse,
    900005 + floor(:parties / 5 * power(${chance('goods', 5)}, 2))::bigint * 5 as party
  from (
    select base + n as id, n, type, letters, case when type = 'IN' and n <= :answered then n end as source, case when type = 'PO' or type = 'IN' and n <= :answered then n else base + n end as goods,
      case when type = 'PO' and n <= :answered then 4 when n > count * 0.99 then (array[0, 1, 9])[1 + n % 3] else 2 end as status,
      case when type = 'IN' then case when n <= :answered then 'purchase' else 'other' end when type = 'OUT' then case when n % 20 = 7 then 'return' else 'other' end
        when type = 'COUNT' then 'adjust' else '' end as sub_type,
      n::numeric / case when type = 'IN' and n <= :answered then :orders when type = 'IN' then count else count end as at
    from (values ('PO', 'CG', :orders, 0), ('IN', 'RK', :receipts, 10000000), ('OUT', 'CK', :issues, 20000000), ('TRANSFER', 'DB', :transfers, 30000000),
      ('COUNT', 'PD', :counts, 40000000), ('PAYMENT', 'FK', :payments, 50000000)) k (type, letters, count, base), generate_series(1, count) n) m`

const documents = `
  insert into factory_documents (id, type, sub_type, sn, status, biz_date, due_date, party_id, warehouse_id, to_warehouse_id, tax_mode, reason, created_by, created_at, words, version, progress)
  select id, type, sub_type, 'made ' || id, status, day, day + 30, case when type in ('PO', 'PAYMENT') or sub_type in ('purchase', 'return') then party end,
    case when type <> 'PAYMENT' then warehouse end, case when type = 'TRANSFER' then 900001 + (warehouse - 900000) % 4 end, 'none', case when type in ('OUT', 'COUNT') then '领用' else '' end,
    '张三', day, '', 3, case when status = 4 then 100 else 0 end from made`

/** Four lines each. What is bought and what goes back costs what it is worth. */
const lines = `
  insert into factory_documents_lines (id, parent_id, position, sku_id, qty, base_qty, pieces, area, weight_theory, area_each, weight_each, price, price_unit, amount, net, gross, lot_id, lot_no, source_line_id, taken)
  select l.id, l.parent_id, l.position, l.sku, l.qty, l.qty, l.qty, l.qty * s.area_each, l.qty * s.weight_each, s.area_each, s.weight_each, l.price, 'unit', coalesce(l.qty * l.price, 0), coalesce(l.qty * l.price, 0),
    coalesce(l.qty * l.price, 0), o.id, coalesce(o.lot_no, ''), l.source * 10 + l.position, case when l.status = 4 then l.qty else 0 end
  from (select k.*, case when priced then (2000 + sku * 37 % 60000) / 100.0 end as price from (
    select m.id * 10 + k as id, m.id as parent_id, k as position, m.source, m.status, m.type, m.type = 'PO' or m.sub_type in ('purchase', 'return') as priced,
      1 + floor(:skus * power(${chance('m.goods * 4 + k', 1)}, 3))::bigint as sku, 1 + floor(9 * ${chance('m.goods * 4 + k', 2)})::int as qty
    from made m, generate_series(0, case when m.type = 'COUNT' then 0 else 3 end) k where m.type <> 'PAYMENT') k) l
  join factory_products_skus s on s.id = l.sku left join lots o on o.id = l.sku * 2 + l.id % 2 and l.type <> 'PO'`

/** Two in a hundred of the issues are taken back, each by a paper that mirrors it. */
const mirrors = [
  `update factory_documents set status = 8 where type = 'OUT' and status = 2 and sub_type = 'other' and id % 50 = 0`,
  `insert into factory_documents (id, type, sub_type, sn, status, biz_date, warehouse_id, tax_mode, reason, created_by, created_at, reversal_of, version)
   select id + 50000000, type, sub_type, 'made ' || id + 50000000, 2, biz_date, warehouse_id, tax_mode, reason, created_by, created_at, id, 2 from factory_documents where status = 8 and type = 'OUT'`,
  `insert into factory_documents_lines (id, parent_id, position, sku_id, qty, base_qty, pieces, area, weight_theory, area_each, weight_each, lot_id, lot_no)
   select l.id + 500000000, d.id, l.position, l.sku_id, -l.qty, -l.qty, -l.pieces, -l.area, -l.weight_theory, l.area_each, l.weight_each, l.lot_id, l.lot_no
   from factory_documents d join factory_documents_lines l on l.parent_id = d.reversal_of where d.reversal_of is not null`,
]

const numbered = [
  `update factory_documents d set sn = n.letters || to_char(d.biz_date, 'YYYYMMDD') || '-' || lpad(n.at::text, 4, '0'), words = lower(n.letters || to_char(d.biz_date, 'YYYYMMDD') || '-' || lpad(n.at::text, 4, '0'))
   from (select id, letters, row_number() over (partition by letters, biz_date order by id) as at from (
     select id, biz_date, case type when 'PO' then 'CG' when 'IN' then 'RK' when 'OUT' then 'CK' when 'TRANSFER' then 'DB' when 'COUNT' then 'PD' else 'FK' end as letters from factory_documents) l) n where n.id = d.id`,
  `insert into number_series (letters, period, last) select left(sn, 2), substr(sn, 3, 8), count(*) from factory_documents group by 1, 2
   on conflict (letters, period) do update set last = excluded.last`,
  `update factory_documents d set pieces = s.pieces, area = s.area, weight = s.weight, net = s.net, gross = s.net
   from (select parent_id, sum(pieces) as pieces, sum(area) as area, sum(weight_theory) as weight, sum(net) as net from factory_documents_lines group by 1) s where s.parent_id = d.id`,
  `update factory_documents set net = 1000 + id % 90000, gross = 1000 + id % 90000 where type = 'PAYMENT'`,
]

/** What happened to papers; digests follow from each other (`server/factory/events.ts`). */
const digestOf = (before, what) =>
  createHash('sha256')
    .update(JSON.stringify([before, what, '张三', '', null]))
    .digest('hex')
const chain = (...names) => names.reduce((digests, what) => [...digests, digestOf(digests.at(-1) ?? '', what)], [])
const events = ['approve', 'audit'].map((last) => {
  const names = ['add', 'submit', last]
  const digests = chain(...names)
  return `insert into document_events (document_id, what, who, digest)
    select d.id, e.what, '张三', e.digest from factory_documents d, (values ${names.map((what, at) => `(${at}, '${what}', '${digests[at]}')`).join(', ')}) e (at, what, digest)
    where (d.type = 'PO') = ${last === 'approve'} and (e.at = 0 or d.status in (2, 3, 4, 8) or d.status = 1 and e.at = 1) order by d.id, e.at`
})

const tables = [
  'factory_products',
  'factory_products_skus',
  'factory_documents',
  'factory_documents_lines',
  'stock_moves',
  'party_entries',
  'journal_entries',
  'document_events',
]
const trigger = (state) => `alter table factory_products_skus enable ${state} trigger name_factory_sku`

/** Indexes that are no constraint, dropped while rows come and made again afterwards. */
async function withoutIndexes(client, work) {
  const { rows } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index i
     where indrelid = any($1::regclass[]) and not indisunique and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  await client.query(`set maintenance_work_mem = '512MB'`)
  for (const { made } of rows) await client.query(made)
}

/** Fills a migrated database, once: `pool` answers at once where it was filled before. */
export async function seedFactory(pool, { scale, load }) {
  const { rows } = await pool.query(`select exists (select from factory_documents) as is_there`)
  if (rows[0].is_there) return
  const counts = sizes(scale)
  const given = (text) => text.replace(/(?<!:):([a-z]+)/g, (whole, name) => counts[name] ?? whole)
  const { pinyinOf } = await load('src/server/tables/pinyin.ts')
  const names = uses.flatMap((use) => materials.map((material) => `${material} ${use}`))
  const client = await pool.connect()
  const run = async (text, ...values) => {
    const began = performance.now()
    const { rowCount } = await client.query(given(text), values.length > 0 ? values : undefined)
    if (process.env.TELL)
      console.log(`${((performance.now() - began) / 1000).toFixed(1)} s ${rowCount ?? ''} ${text.trim().slice(0, 60).replace(/\s+/g, ' ')}`)
  }
  try {
    // one transaction: what is filled by half is not there
    await client.query(
      `begin; set local session_replication_role = replica; set local synchronous_commit = off; set local work_mem = '256MB'; ${trigger('always')}`,
    )
    await withoutIndexes(client, async () => {
      for (const text of masters) await run(text)
      await run(
        products,
        names,
        names.map((name) => pinyinOf(name.toLowerCase())),
      )
      for (const text of [skus, lots, papers, documents, lines, ...mirrors, ...opening, ...numbered, ...ledgers, ...events, ...beside])
        await run(text)
    })
    // their texts are looked up paper by paper: with the indexes of the lines, and before their own
    const { rows: made } = await client.query(
      `select indexname as name, indexdef as made from pg_indexes where indexname like 'paper\\_words\\_%' and indexname <> 'paper_words_pkey'`,
    )
    for (const { name } of made) await run(`drop index ${name}`)
    await run(`insert into paper_words select * from paper_texts`)
    for (const { made: index } of made) await run(index)
    await client.query(`${trigger('')}; commit`)
    await client.query('vacuum (analyze)')
  } finally {
    client.release()
  }
  const { closeMonth } = await load('src/server/factory/months.ts')
  const { dbOver } = await load('src/server/db.ts')
  const { rows: months } = await pool.query(
    `select to_char(date_trunc('month', current_date) - make_interval(months => n), 'YYYY-MM') as month from unnest(array[30, 24, 18, 12, 6, 1]) n`,
  )
  for (const { month } of months) await closeMonth(dbOver(pool), month, '张三')
  await pool.query('vacuum (analyze) stock_months')
}
