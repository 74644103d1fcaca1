import { strict as assert } from 'node:assert'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { startProduct, tokenFrom } from '../../support/stage.mjs'
import { database } from '../media-seed.mjs'
import { workOf } from '../work.mjs'
import { aims, buyers, calls, listed, searches } from './calls.mjs'
import { addBuyers, seedShop } from './seed.mjs'

/*
 * `node tests/bench/shop/scale.mjs`: lists of orders and products over HTTP while there are 1,000,000 orders and 100,000 products in a
 * PostgreSQL; an export of 200,000 orders with the memory that it takes; searches among 100,000 users; batches of 40,000 products and 80,000
 * users, and how long stopping one takes. What is
 * answered is compared with what plain statements find. `ORDERS`, `PRODUCTS`, `TIMES` for other numbers; `work` is the
 * processor's time for a call, of the server and its database. `KEEP=<folder>` fills that folder once and leaves it there:
 * whoever names it again measures at once, on the same rows. `ONLY=searches,export` runs parts of it alone.
 */
const orders = Number(process.env.ORDERS) || 1_000_000
const products = Number(process.env.PRODUCTS) || 100_000
const users = Number(process.env.USERS) || 100_000
const times = Number(process.env.TIMES) || 20
const keep = process.env.KEEP && resolve(process.env.KEEP)
const parts = (process.env.ONLY || 'lists,searches,users,export,batch,people').split(',')

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]

async function ask(product, token, { path, query }, more = '') {
  const started = performance.now()
  const reply = await fetch(`${product.url}/adminapi/${path}?${[query, more].filter(Boolean).join('&')}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const { status, msg, data } = await reply.json()
  const took = performance.now() - started
  assert.equal(status, 200, `${path} ${msg}`)
  return { took, data }
}

async function measure(product, token, client, [name, call]) {
  const took = []
  const pid = await serverOf(product)
  await ask(product, token, call, call.query.includes('page=') ? 'limit=15' : 'page=1&limit=15')
  const before = workOf(product.data, pid)
  let count
  let last
  for (let round = 0; round < times; round++) {
    const one = await ask(product, token, call, call.query.includes('page=') ? 'limit=15' : 'page=1&limit=15')
    took.push(one.took)
    last = one.data
    count = last.count
    if (call.table) assert.ok((one.data.data ?? one.data.list).length > 0, `${name} finds nothing`)
  }
  const work = (workOf(product.data, pid) - before) / times
  if (call.table) {
    const { rows } = await client.query(`select count(*)::int as count from ${call.table} where ${call.where}`)
    // a search is counted so far, and says so
    const isCapped = last.is_capped === true
    const cap = call.capped ?? (call.aim === aims.search && call.table === 'shop_orders' ? 1000 : Infinity)
    assert.equal(isCapped, rows[0].count > cap, `${name} is capped`)
    assert.equal(count, isCapped ? cap : rows[0].count, `how many ${name} finds`)
    if (isCapped) count = `${cap} of ${rows[0].count}`
  }
  const sorted = took.toSorted((a, b) => a - b)
  const most = at(sorted, 0.95)
  console.log(
    `| ${name} | ${count ?? ''} | ${work.toFixed(0)} | ${at(sorted, 0.5).toFixed(0)} | ${most.toFixed(0)} | ${call.aim} | ${most > call.aim ? 'missed' : 'met'} |`,
  )
}

/** Kilobytes that the server's process holds now. */
const heldBy = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1])

async function finished(product, token, id, watch) {
  for (;;) {
    const { data } = await ask(product, token, { path: `setting/jobs/${id}`, query: '' })
    watch?.(data)
    if (!['waiting', 'running'].includes(data.state)) return data
    await new Promise((done) => setTimeout(done, 100))
  }
}

async function post(product, token, path, body) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const { status, msg, data } = await (
    await fetch(`${product.url}/adminapi/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json()
  assert.equal(status, 200, msg)
  return data
}

async function exportOrders(product, token, client) {
  const keys = [
    'orderNumber',
    'state',
    'goods',
    'paid',
    'payName',
    'buyer',
    'receiverName',
    'receiverPhone',
    'address',
    'deliveryId',
    'added',
  ]
  const { rows } =
    await client.query(`select to_char(min(day), 'YYYY/MM/DD') as day, max(n)::int as n from (select (added_at at time zone 'Asia/Shanghai')::date as day,
    count(*) over (order by (added_at at time zone 'Asia/Shanghai')::date desc) as n from shop_orders where ${listed}) t where n <= 200000`)
  const query = { data: `${rows[0].day}-2030/01/01` }
  const pid = await serverOf(product)
  const before = heldBy(pid)
  let most = before
  const started = performance.now()
  const { id } = await post(product, token, 'setting/exports', {
    resource: 'orders',
    query,
    title: '订单',
    words: {},
    columns: keys.map((name) => ({ name, title: name })),
  })
  const watch = setInterval(() => (most = Math.max(most, heldBy(pid))), 20)
  const job = await finished(product, token, id)
  clearInterval(watch)
  assert.equal(job.state, 'done')
  console.log(
    `\nexport of ${rows[0].n} orders: ${((performance.now() - started) / 1000).toFixed(1)} s, ${(job.file.size / 1e6).toFixed(1)} MB of file, ${((most - before) / 1024).toFixed(0)} MB more memory at most (aim 64)`,
  )
}

/** Begins a batch; answers it when it is over, with how long it took and how many steps it told. */
async function batchOf(product, token, what) {
  const started = performance.now()
  const steps = new Set()
  const { id, count } = await post(product, token, 'setting/batches', what)
  const job = await finished(product, token, id, ({ step }) => steps.add(step))
  assert.equal(job.state, 'done')
  return { count, job, told: `${((performance.now() - started) / 1000).toFixed(1)} s, ${steps.size} steps told` }
}

/** Begins a batch and stops it as soon as it says that it has done something. */
async function stopped(product, token, what) {
  const { id } = await post(product, token, 'setting/batches', what)
  let asked = 0
  const job = await finished(product, token, id, ({ step, state }) => {
    if (asked || state !== 'running' || !step) return
    asked = performance.now()
    const headers = { Authorization: `Bearer ${token}` }
    void fetch(`${product.url}/adminapi/setting/jobs/${id}/cancel`, { method: 'PUT', headers })
  })
  console.log(`one that is stopped: ${job.state} at ${job.step}, ${(performance.now() - asked).toFixed(0)} ms after it was asked to`)
}

async function batch(product, token, client) {
  const hide = { batch: 'products.show', query: { type: 3, store_name: '橡胶' }, values: { is_show: 0 } }
  const { count, job, told } = await batchOf(product, token, hide)
  const { rows } = await client.query(
    `select count(*)::int as count from products where deleted_at is null and store_name like '%橡胶%' and is_show = 1`,
  )
  console.log(`batch of ${count} products: ${told}, ${rows[0].count} left on sale: ${job.step}`)
  await stopped(product, token, { batch: 'products.show', query: { type: 3 }, values: { is_show: 1 } })
}

/** Everybody of a filter gets into a group, and then into another. */
async function batchOfUsers(product, token, client) {
  const { rows: groups } = await client.query('select id::int as id from user_groups order by id limit 2')
  const query = { nickname: '15000', field_key: 'phone' }
  const into = ({ id }) => ({ batch: 'users.group', query, values: { group_id: id } })
  const { count, job, told } = await batchOf(product, token, into(groups[0]))
  const { rows } = await client.query(`select count(*)::int as count from shop_users where group_id = $1 and phone like '%15000%'`, [
    groups[0].id,
  ])
  assert.equal(rows[0].count, count, 'everybody is in the group')
  console.log(`batch of ${count} users: ${told}: ${job.step}`)
  await stopped(product, token, into(groups[1]))
  const again = await batchOf(product, token, into(groups[1]))
  const { rows: all } = await client.query(`select count(*)::int as count from shop_users where group_id = $1 and phone like '%15000%'`, [
    groups[1].id,
  ])
  assert.equal(all[0].count, count, 'the second run has done all of it')
  console.log(`once more after that: ${again.count} users, ${again.told}: ${again.job.step}`)
}

/** What is kept for the next run is on sale as it was. */
async function asBefore(client, work) {
  if (!keep) return work()
  await client.query('create temp table bench_shown as select id, is_show from products')
  await work()
  await client.query(`set session_replication_role = replica;
    update products p set is_show = b.is_show from bench_shown b where b.id = p.id and b.is_show <> p.is_show`)
  await client.query('vacuum (full, analyze) products')
}

async function serverOf(product) {
  const { execSync } = await import('node:child_process')
  return Number(
    execSync(`ss -ltnp 'sport = :${product.port}'`)
      .toString()
      .match(/pid=(\d+)/)[1],
  )
}

const marker = keep && join(keep, 'seeded')

async function seeded(product) {
  if (marker && existsSync(marker)) return
  await seedShop(product, { products, orders })
  if (marker) writeFileSync(marker, '')
}

const product = await startProduct({ limit: 300_000, keep })
const client = await database(product)
try {
  await seeded(product)
  const token = await tokenFrom(product.url)
  console.log(
    `${orders} orders, ${products} products, node ${process.version}, ${cpus().length} cores; ${times} rounds\n\n| | finds | work ms | p50 ms | p95 ms | aim | |\n|-|-:|-:|-:|-:|-:|-|`,
  )
  const asked = {
    ...(parts.includes('lists') && calls),
    ...(parts.includes('searches') && searches),
    ...(parts.includes('users') && buyers),
  }
  if (parts.includes('users') || parts.includes('people')) await addBuyers(client, users)
  for (const call of Object.entries(asked)) await measure(product, token, client, call)
  if (parts.includes('export')) await exportOrders(product, token, client)
  if (parts.includes('batch')) await asBefore(client, () => batch(product, token, client))
  if (parts.includes('people')) await batchOfUsers(product, token, client)
} finally {
  await client.end()
  await product.stop()
}
