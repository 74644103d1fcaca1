import { strict as assert } from 'node:assert'
import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import Zip from 'jszip'
import { startProduct, tokenFrom } from '../support/stage.mjs'
import { database } from './media-seed.mjs'

/*
 * `node tests/bench/factory-export.mjs`: 100,000 lines of purchase orders as a workbook (manufacturing 5.3), and everything about the same orders
 * (5.4), by the server of the product over a PostgreSQL. Prints how long it takes from the press to the last byte and how much more memory
 * the server holds at most (aims: 20 s, 150 MB). Rows and sums of the file are compared with what a plain statement finds. `LINES` for another
 * number.
 */
const lines = Number(process.env.LINES) || 100_000
const eachHas = 10

/** Kilobytes that a process holds now. */
const heldBy = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1])

const serverOf = (product) =>
  Number(
    execSync(`ss -ltnp 'sport = :${product.port}'`)
      .toString()
      .match(/pid=(\d+)/)[1],
  )

/** Orders that nobody has submitted, with lines as a page would save them. */
async function seed(client) {
  await client.query(`set session_replication_role = replica`)
  await client.query(
    `with goods as (select array_agg(s.id order by s.id) as ids from factory_products_skus s),
      sellers as (select array_agg(id order by id) as ids from parties where is_supplier),
      made as (insert into factory_documents (type, sn, status, biz_date, party_id, tax_mode, created_by)
        select 'PO', 'CGB' || lpad(n::text, 9, '0'), 0, date '2026-01-01' + n % 300, s.ids[1 + n % array_length(s.ids, 1)], 'incl', 'bench'
        from generate_series(1, $1::int) n, sellers s returning id)
    insert into factory_documents_lines (parent_id, position, sku_id, qty, pieces, area, weight_theory, price, price_unit, tax_rate, amount, net, tax, gross, remark)
      select m.id, p, g.ids[1 + (m.id * 7 + p) % array_length(g.ids, 1)], 1 + p, 1 + p, (1 + p) * 10, (1 + p) * 45, 86.5, 'unit', 13,
        (1 + p) * 86.5, round((1 + p) * 86.5 / 1.13, 2), (1 + p) * 86.5 - round((1 + p) * 86.5 / 1.13, 2), (1 + p) * 86.5, '备注 ' || m.id
      from made m, goods g, generate_series(0, $2::int - 1) p`,
    [Math.ceil(lines / eachHas), eachHas],
  )
  await client.query(`set session_replication_role = origin`)
  await client.query('analyze factory_documents, factory_documents_lines')
}

const headersOf = (token) => ({ 'Content-Type': 'application/json', Authorization: `Bearer ${token}` })

async function asked(product, token, path, body) {
  const reply = await fetch(`${product.url}/api/excel/${path}`, { method: 'POST', headers: headersOf(token), body: JSON.stringify(body) })
  const { status, msg, data } = await reply.json()
  assert.equal(status, 200, msg)
  return data
}

async function finished(product, token, id) {
  for (;;) {
    const reply = await fetch(`${product.url}/adminapi/setting/jobs/${id}`, { headers: headersOf(token) })
    const { data } = await reply.json()
    if (!['waiting', 'running'].includes(data.state)) return data
    await new Promise((done) => setTimeout(done, 50))
  }
}

/** Asks for a workbook, and watches the server until its last byte is here. */
async function measured(product, token, path, body) {
  const pid = serverOf(product)
  const before = heldBy(pid)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, heldBy(pid))), 20)
  const started = performance.now()
  const { task_id, url } = await asked(product, token, path, body)
  const job = await finished(product, token, task_id)
  assert.equal(job.state, 'done', job.step)
  const file = Buffer.from(await (await fetch(product.url + url, { headers: headersOf(token) })).arrayBuffer())
  const seconds = (performance.now() - started) / 1000
  clearInterval(watch)
  return { file, seconds, more: (most - before) / 1024 }
}

/** Rows of a sheet besides its heading and its sums, and the sums as they stand there. */
async function sheetIn(file, at) {
  const zip = await Zip.loadAsync(file)
  const xml = await zip.file(`xl/worksheets/sheet${at}.xml`).async('string')
  const rows = xml.match(/<row /g).length - 2
  const sums = [...xml.matchAll(/<f>SUBTOTAL\(9,[A-Z]+2:[A-Z]+(\d+)\)<\/f><v>([^<]+)<\/v>/g)].map(([, last, value]) => [
    Number(last),
    value,
  ])
  return { rows, sums }
}

async function check(client, { file }, at) {
  const { rows } = await client.query(
    `select count(*)::int as count, sum(l.gross)::text as gross from factory_documents_lines l join factory_documents d on d.id = l.parent_id where d.type = 'PO'`,
  )
  const sheet = await sheetIn(file, at)
  assert.equal(sheet.rows, rows[0].count, 'rows of the file')
  const plain = (text) => text.replace(/\.?0+$/, '')
  assert.ok(
    sheet.sums.some(([last, value]) => last === rows[0].count + 1 && plain(value) === plain(rows[0].gross)),
    'the sum of the file',
  )
  return rows[0]
}

const product = await startProduct({ limit: 300_000 })
try {
  const client = await database(product)
  await seed(client)
  const token = await tokenFrom(product.url)
  // the first call compiles what it needs
  await asked(product, token, 'export_detail', { type: 'PO', mode: 'link', ids: [1] })
  const told = (name, { seconds, more, file }, count) =>
    console.log(
      `${name}: ${count} lines in ${seconds.toFixed(1)} s (aim 20), ${(file.length / 1e6).toFixed(1)} MB of file, ${more.toFixed(0)} MB more memory at most (aim 150)`,
    )
  const detail = await measured(product, token, 'export_detail', { type: 'PO' })
  told('export_detail', detail, (await check(client, detail, 1)).count)
  const full = await measured(product, token, 'export_full', { type: 'PO' })
  told('export_full', full, (await check(client, full, 2)).count)
  await client.end()
} finally {
  await product.stop()
}
