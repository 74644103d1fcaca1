import { strict as assert } from 'node:assert'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { reads } from './calls.mjs'
import { openStage } from './stage.mjs'

/*
 * `node tests/bench/factory/scale.mjs`: the factory at its full size (manufacturing 7.2) over HTTP: 100,000 SKUs, 300,000 papers of three years. What
 * is answered is compared with what plain statements over lines and moves find. `KEEP=<folder>` (`factory-L` in the folder for temporary files) is filled once and measured again at
 * once; `work` is the processor's time of a call, of server and database together, which other work on the machine lengthens less. `SCALE` (1) is a part of it, `TIMES` (40) rounds of each, `ONLY=reads,writes,posters,verify` parts.
 */
const scale = Number(process.env.SCALE || 1)
const times = Number(process.env.TIMES || 40)
const parts = (process.env.ONLY || 'reads,writes,posters,verify').split(',')
const stage = await openStage({ folder: resolve(process.env.KEEP || join(tmpdir(), 'factory-L')), scale })
const { pool } = stage

async function send(path, body) {
  const started = performance.now()
  const reply = await fetch(`${stage.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'authori-zation': `Bearer ${stage.token}` },
    body: JSON.stringify(body),
  })
  const { status, msg, data } = await reply.json()
  assert.equal(status, 200, `${path} ${msg}`)
  return { took: performance.now() - started, data }
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
function tell(name, found, took, aim, work = '') {
  const sorted = took.toSorted((one, other) => one - other)
  const most = at(sorted, 0.95)
  console.log(
    `| ${name} | ${found} | ${work && work.toFixed(0)} | ${at(sorted, 0.5).toFixed(0)} | ${most.toFixed(0)} | ${aim} | ${most > aim ? 'missed' : 'met'} |`,
  )
}

async function measureReads() {
  const { rows } = await pool.query('select sku_id from stock_moves group by 1 order by count(*) desc limit 1')
  for (const { name, path, body, aim, checks } of reads(rows[0].sku_id)) {
    const took = []
    const found = await checks((await send(path, body)).data, pool)
    const before = stage.work()
    for (let round = 0; round < times; round++) took.push((await send(path, body)).took)
    tell(name, found, took, aim, (stage.work() - before) / times)
  }
}

/** So many SKUs that lie in the first warehouse without a lot. */
const lying = async (count) =>
  (
    await pool.query(
      `select sku_id from stock_balances where warehouse_id = 900001 and lot_id = 0 and pieces >= 1000000000 order by sku_id limit $1`,
      [count],
    )
  ).rows.map((row) => row.sku_id)

async function measureWrites() {
  // enough of everything, so that no round is refused
  const { rows } = await pool.query(
    `select id from factory_products_skus s where not exists (select from lots l where l.sku_id = s.id) order by id limit 50`,
  )
  const goods = rows.map(({ id }) => id)
  const lines = (qty) => goods.map((sku) => ({ sku_id: sku, qty: String(qty), price: '12.3456', price_unit: 'unit', tax_rate: '0.13' }))
  const save = async (type, more) => {
    const { took, data } = await send('/order/add', { type, warehouse_id: 900001, lines: lines(1), submit: 1, ...more })
    return { took, id: data.id }
  }
  const brought = await send('/order/add', { type: 'IN', sub_type: 'other', warehouse_id: 900001, lines: lines(10_000), submit: 1 })
  await send('/order/audit', { type: 'IN', ids: [brought.data.id], action: 'audit' })
  const [orders, saved, audited, received] = [[], [], [], []]
  for (let round = 0; round < times; round++) {
    orders.push((await save('PO', { party_id: 900005, submit: 0 })).took)
    for (const [type, more, took] of [
      ['OUT', { sub_type: 'other', reason: '领用' }, audited],
      ['IN', { sub_type: 'purchase', party_id: 900005 }, received],
    ]) {
      const paper = await save(type, more)
      if (type === 'OUT') saved.push(paper.took)
      const { took: one, data } = await send('/order/audit', { type, ids: [paper.id], action: 'audit' })
      assert.equal(data.ok[0].moves, 50)
      took.push(one)
    }
  }
  tell('save a draft of 50 lines, an order', times, orders, 150)
  tell('save and submit 50 lines, an issue', times, saved, 150)
  tell('audit of an issue of 50 lines', times, audited, 200)
  tell('audit of a receipt of 50 lines', times, received, 200)
}

/** Twenty who post papers of one SKU at once. */
async function measurePosters() {
  const [sku] = await lying(1)
  const papers = []
  const count = 600
  const add = (at) =>
    send('/order/add', {
      type: 'OUT',
      sub_type: 'other',
      reason: '领用',
      warehouse_id: 900001,
      lines: [{ sku_id: sku, qty: '1' }],
      submit: 1,
      client_token: `${process.pid}-${Date.now()}-${at}`,
    })
  const before = (await pool.query('select pieces from stock_values where sku_id = $1', [sku])).rows[0].pieces
  const inParallel = async (work) => {
    let next = 0
    const started = performance.now()
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        while (next < count) await work(next++)
      }),
    )
    return (count / (performance.now() - started)) * 1000
  }
  const added = await inParallel(async (at) => papers.push((await add(at)).data.id))
  const posted = await inParallel(async (at) => {
    const { data } = await send('/order/audit', { type: 'OUT', ids: [papers[at]], action: 'audit' })
    assert.equal(data.ok.length, 1)
  })
  const after = (await pool.query('select pieces from stock_values where sku_id = $1', [sku])).rows[0].pieces
  assert.equal(before - after, count * 1_000_000)
  console.log(
    `| 20 posters of a hot SKU: audits a second | ${count} | | | ${posted.toFixed(0)} | ≥ 100 | ${posted < 100 ? 'missed' : 'met'} |`,
  )
  console.log(`| 20 who save and submit at once: papers a second | ${count} | | | ${added.toFixed(0)} | | |`)
}

async function measureVerify() {
  const { verify } = await stage.load('src/server/factory/verify.ts')
  const started = performance.now()
  const found = await verify(stage.db)
  assert.deepEqual(found, [])
  const took = performance.now() - started
  console.log(`| verify | 0 differences | | | ${took.toFixed(0)} | 30000 | ${took > 30_000 ? 'missed' : 'met'} |`)
}

const { rows: sizes } =
  await pool.query(`select (select count(*) from factory_products_skus) || ' SKUs, ' || (select count(*) from factory_documents) || ' papers, ' || (select count(*) from factory_documents_lines)
  || ' lines, ' || (select count(*) from stock_moves) || ' moves, ' || (select count(*) from party_entries) || ' entries of parties, ' || (select count(*) from stock_balances) || ' keys' as text`)
console.log(`${sizes[0].text}; node ${process.version}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}; ${times} rounds\n`)
console.log('| | finds | work ms | p50 ms | p95 ms | aim | |\n|-|-:|-:|-:|-:|-:|-|')
try {
  if (parts.includes('reads')) await measureReads()
  if (parts.includes('writes')) await measureWrites()
  if (parts.includes('posters')) await measurePosters()
  if (parts.includes('verify')) await measureVerify()
} finally {
  await stage.close()
}
