import { strict as assert } from 'node:assert'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { startProduct, tokenFrom } from '../support/stage.mjs'
import { database } from './media-seed.mjs'

/*
 * `node tests/bench/references.mjs`: what a field that refers to a customer is answered with, over HTTP, while there are 100,000 of them
 * in a PostgreSQL: the choices before anything is typed, those for what somebody types, and the names of a whole list at once. Every
 * answer is compared with what the names say themselves. `CUSTOMERS` for another number, `TIMES` for more rounds.
 */
const customers = Number(process.env.CUSTOMERS) || 100_000
const times = Number(process.env.TIMES) || 10
/** Milliseconds at the 95th of a hundred. */
const aim = 50
/** As a combobox asks. */
const shown = 20

const cities = [
  '宁波',
  '苏州',
  '广州',
  '佛山',
  '青岛',
  '厦门',
  '温州',
  '东莞',
  '无锡',
  '台州',
  '长沙',
  '衡水',
  '保定',
  '重庆',
  '天津',
  '上海',
]
const signs = [...'永丰恒泰华信达通海诚源利德兴隆宏盛瑞金鑫明光安康顺昌嘉和天成'].map(String)
const trades = ['橡胶制品', '密封件', '机电设备', '工程机械', '矿山机械', '轨道交通', '五金贸易', '汽车零部件', '新材料', '液压科技']
const forms = ['有限公司', '股份有限公司', '厂', '集团有限公司']

/** As many different firms; the same ones every time. */
function namesOf(count) {
  const names = new Set()
  for (let at = 0; names.size < count; at++) {
    // a large prime step goes through all combinations without a pattern that a reader would see
    const place = (at * 7_919_993) % (cities.length * signs.length ** 2 * trades.length * forms.length)
    const parts = [cities, signs, signs, trades, forms]
    let rest = place
    names.add(parts.map((list) => [list[rest % list.length], (rest = Math.floor(rest / list.length))][0]).join(''))
  }
  return [...names]
}

/** Puts them into the table of a running product, as its server writes them. */
async function seed(product) {
  const { module } = await runnerImport(fileURLToPath(new URL('../../src/server/tables/pinyin.ts', import.meta.url)))
  const rows = namesOf(customers).map((name, at) => ({ sn: `B${String(at).padStart(6, '0')}`, name }))
  const words = rows.map(({ sn, name }) => `${sn} ${name}`.toLowerCase())
  const client = await database(product)
  try {
    await client.query(
      `insert into parties (is_customer, sn, name, words, pinyin)
       select true, * from unnest($1::text[], $2::text[], $3::text[], $4::text[])`,
      [rows.map(({ sn }) => sn), rows.map(({ name }) => name), words, words.map(module.pinyinOf)],
    )
    await client.query('vacuum (analyze) parties')
    const found = await client.query(`select id::text, name, words, pinyin from parties where is_customer and merged_into is null`)
    return found.rows
  } finally {
    await client.end()
  }
}

/** What somebody types, by kind; of each some that many names hold and some that few do. */
const typed = {
  'nothing yet': [''],
  'one Chinese character': ['丰', '橡', '恒', '厂'],
  'two Chinese characters': ['永丰', '宁波', '密封', '矿山'],
  'a fragment from the beginning': ['宁波永丰', '苏州恒泰', '重庆海诚', '青岛德兴'],
  'a fragment in the middle': ['丰橡胶', '轨道交', '泰液压科', '股份有'],
  'pinyin initials': ['nbyf', 'szht', 'qddx', 'wzhcyy'],
  'pinyin initials of the middle': ['yfxj', 'gdjt', 'xclkj', 'mfj'],
  'one letter': ['n', 'x', 'y', 'b'],
  'two letters': ['nb', 'xj', 'yf', 'jx'],
  'pinyin in full': ['ningboyong', 'xiangjiao', 'mifengjian', 'haicheng'],
  'two fragments': ['宁波 橡胶', 'nb xj', '永丰 mf', '恒 泰 厂'],
  'a number': ['b0123', 'b09', '0999', 'b054321'],
  'what nobody is called': ['没有这样的', 'zzqqx', '龘', 'b9999999'],
}

/** Whether a name is found by what was typed, said in another way than the server's. */
const holds = (fragments) => (one) =>
  fragments.every((fragment) => one.words.includes(fragment) || (/^[a-z0-9]+$/.test(fragment) && one.pinyin.includes(` ${fragment}`)))

const asking = (product, token) => async (body) => {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const started = performance.now()
  const reply = await fetch(`${product.url}/api/party/customer/options`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { status, msg, data } = await reply.json()
  const took = performance.now() - started
  assert.equal(status, 200, msg)
  return { took, ...data }
}

/** Compares an answer with what there is: how many, which, and the short names first. */
function compare(text, { list, count }, all) {
  const wanted = all.filter(holds(text.split(' ').filter(Boolean)))
  assert.equal(count, Math.min(wanted.length, shown + 1), `how many "${text}" finds`)
  const ids = new Set(wanted.map(({ id }) => id))
  assert.ok(list.every(({ id }) => ids.has(id)), `what "${text}" finds`) // prettier-ignore
  const lengths = wanted.map(({ name }) => [...name].length).sort((a, b) => a - b)
  assert.deepEqual(list.map(({ name }) => [...name].length), lengths.slice(0, shown), `the order of "${text}"`) // prettier-ignore
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
const line = (name, all) => {
  const sorted = all.toSorted((a, b) => a - b)
  const [half, most, last] = [at(sorted, 0.5), at(sorted, 0.95), sorted.at(-1)].map((value) => value.toFixed(1))
  return { most: Number(most), text: `| ${name} | ${half} | ${most} | ${last} |` }
}

const product = await startProduct({ limit: 300_000 })
try {
  const all = await seed(product)
  const ask = asking(product, await tokenFrom(product.url))
  for (const text of Object.values(typed).flat()) compare(text, await ask({ words: text, limit: shown }), all)
  console.log(
    `${all.length} customers, node ${process.version}, ${cpus().length} cores; ${times} rounds, compared with the names themselves\n`,
  )
  console.log('| typed | p50 ms | p95 ms | most ms |\n|-|-:|-:|-:|')
  const slow = []
  for (const [name, texts] of Object.entries(typed)) {
    const took = []
    for (let round = 0; round < times * 4; round++) took.push((await ask({ words: texts[round % texts.length], limit: shown })).took)
    const { most, text } = line(name, took)
    console.log(text)
    if (most > aim) slow.push(name)
  }
  // a list of a hundred rows asks for the names of what they refer to in one call
  const names = new Map(all.map(({ id, name }) => [id, name]))
  const took = []
  for (let round = 0; round < times * 4; round++) {
    const ids = Array.from({ length: 100 }, (_, place) => all[(place * 997 + round * 131) % all.length].id)
    const { took: one, list } = await ask({ ids: ids.join(), limit: 100 })
    assert.deepEqual(new Map(list.map(({ id, name }) => [id, name])), new Map(ids.map((id) => [id, names.get(id)])))
    took.push(one)
  }
  console.log(line('100 names of a list, in one call', took).text)
  console.log(slow.length > 0 ? `\nslower than ${aim} ms: ${slow.join(', ')}` : `\nall within ${aim} ms`)
  if (slow.length > 0) process.exitCode = 1
} finally {
  await product.stop()
}
