import { strict as assert } from 'node:assert'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openStage } from './stage.mjs'

/*
 * `node tests/bench/factory/peer.mjs`: stock and stock card by summing up lines of papers whenever somebody looks, as the open peer jshERP does
 * (`DepotItemMapperEx.xml`: lines joined with their heads, a sign by the kind of paper, transfers a second time for where they arrive), beside ours out of
 * balances and moves: the same rows, the same machine, the same PostgreSQL, and the same result. The statements of its shape are our own; that it
 * asks for one article at a time makes its list slower still. `KEEP`, `SCALE` as scale.mjs, `TIMES` (10) rounds.
 */
const times = Number(process.env.TIMES || 10)
const stage = await openStage({ folder: resolve(process.env.KEEP || join(tmpdir(), 'factory-L')), scale: Number(process.env.SCALE || 1) })
const { pool } = stage

/** What a line brings or takes, for each warehouse that it touches. Papers that were taken back stand beside their mirrors. */
const summed = `
  select l.sku_id, d.warehouse_id as warehouse, d.biz_date as day, d.id as document, l.id as line, case when d.type in ('IN', 'COUNT') then l.pieces else -l.pieces end as pieces
  from factory_documents d join factory_documents_lines l on l.parent_id = d.id where d.type in ('IN', 'OUT', 'TRANSFER', 'COUNT') and d.status in (2, 8)
  union all
  select l.sku_id, d.to_warehouse_id, d.biz_date, d.id, l.id, l.pieces
  from factory_documents d join factory_documents_lines l on l.parent_id = d.id where d.type = 'TRANSFER' and d.status in (2, 8)`

const { rows } = await pool.query('select sku_id from stock_moves group by 1 order by count(*) desc limit 1')
const hot = rows[0].sku_id

/** Pairs of statements that answer the same. */
const pairs = {
  'stock of a warehouse, all goods': [
    `select sku_id, sum(pieces)::bigint as pieces from (${summed}) s where warehouse = 900001 group by 1 having sum(pieces) > 0 order by 1`,
    `select sku_id, (sum(pieces) / 1000000)::bigint as pieces from stock_balances where warehouse_id = 900001 group by 1 having sum(pieces) > 0 order by 1`,
  ],
  'stock of everything': [
    `select sku_id, sum(pieces)::bigint as pieces from (${summed}) s group by 1 having sum(pieces) > 0 order by 1`,
    `select sku_id, (pieces / 1000000)::bigint as pieces from stock_values where pieces > 0 order by 1`,
  ],
  'stock of one SKU': [
    `select sum(pieces)::bigint as pieces from (${summed}) s where sku_id = ${hot}`,
    `select (pieces / 1000000)::bigint as pieces from stock_values where sku_id = ${hot}`,
  ],
  'stock card of a SKU: what lay there before the last quarter': [
    `select sum(pieces)::bigint as pieces from (${summed}) s where sku_id = ${hot} and day < current_date - 90`,
    `select (sum(pieces) / 1000000)::bigint as pieces from (
       select pieces from stock_months where sku_id = ${hot} and month = (select max(month) from accounting_months where month + interval '1 month' <= current_date - 90)
       union all select pieces from stock_moves where sku_id = ${hot} and biz_date < current_date - 90
         and biz_date >= (select max(month) from accounting_months where month + interval '1 month' <= current_date - 90) + interval '1 month') m`,
  ],
  'stock card of a SKU: a page of fifty with what is left': [
    `select document, line, pieces::bigint as pieces, (sum(pieces) over (order by day, document, line, pieces))::bigint as left from (${summed}) s where sku_id = ${hot} order by day desc, document desc, line desc, pieces desc limit 50`,
    `select document_id as document, line_id as line, m.pieces / 1000000 as pieces, (v.pieces / 1000000 - coalesce(sum(m.pieces) over (order by biz_date desc, document_id desc, line_id desc, m.pieces desc
       rows between unbounded preceding and 1 preceding), 0) / 1000000)::bigint as left
     from (select * from stock_moves where sku_id = ${hot} order by biz_date desc, document_id desc, line_id desc, pieces desc limit 50) m, (select pieces from stock_values where sku_id = ${hot}) v
     order by biz_date desc, document_id desc, line_id desc, m.pieces desc`,
  ],
}

async function medianOf(text) {
  const took = []
  for (let round = 0; round < times; round++) {
    const started = performance.now()
    await pool.query(text)
    took.push(performance.now() - started)
  }
  return took.sort((one, other) => one - other)[Math.floor(times / 2)]
}

console.log('| | rows | summed up, ms | ours, ms | ratio |\n|-|-:|-:|-:|-:|')
try {
  for (const [name, [theirs, ours]] of Object.entries(pairs)) {
    const [one, other] = [(await pool.query(theirs)).rows, (await pool.query(ours)).rows]
    assert.deepEqual(other, one, name)
    const [slow, fast] = [await medianOf(theirs), await medianOf(ours)]
    console.log(`| ${name} | ${one.length} | ${slow.toFixed(1)} | ${fast.toFixed(1)} | ${(slow / fast).toFixed(0)} |`)
  }
} finally {
  await stage.close()
}
