import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../database.ts'

const held = testApp()
beforeEach(async () => void (await held.app.db.execute(sql`delete from basic_entries`)))

interface Reply {
  status: number
  msg: string
  code?: string
  errors?: Record<string, string>
  data: { count: number; wrong: number; id: number | null; problems: { row: number; field: string; message: string }[] }
}

const basics = '/adminapi/setting/basics/import'
const fields = ['kind', 'name', 'decimals', 'rate', 'sort']

async function send(who: SignedIn, url: string, payload: object | undefined, more: Record<string, string> = {}, method = 'POST') {
  const reply = await held.app.inject({ method: method as 'POST', url, headers: { ...who.headers, ...more }, ...(payload && { payload }) })
  return reply.json<Reply>()
}
const check = (who: SignedIn, given: string[][], more = {}) => send(who, basics, { fields, rows: given, dry: true }, more)
const write = (who: SignedIn, given: string[][], more = {}) => send(who, basics, { fields, rows: given, dry: false, ...more })
const stored = async () =>
  (await rows<{ name: string }>(held.app.db, sql`select name from basic_entries order by id`)).map(({ name }) => name)

it('says of every row what a single write would say, in the language of the call, and writes nothing', async () => {
  const admin = await signedIn(held.app)
  await held.app.inject({ method: 'POST', url: '/adminapi/setting/basics', headers: admin.headers, payload: { kind: 'unit', name: 'KG' } })
  const given = [
    ['unit', '卷', '0', '', ''],
    ['unit', 'kg', '3', '', ''],
    ['unit', ' 卷 ', '', '', ''],
    ['tax_rate', '增值税', '', '13.00001', ''],
    ['gold', '', '1e1', '', 'x'],
    ['colour', '黑', '', '', '３'],
    ['colour', 'a\0b', '', '', ''],
    ['', '红', '', '', ''],
    ['unit', 'x'.repeat(41), '9', '', '-100000'],
  ]
  const { status, data } = await check(admin, given)
  expect(status).toBe(200)
  expect(data).toMatchObject({ count: 9, wrong: 7, id: null })
  const told = (from: Reply['data']) => from.problems.map(({ row: place, field, message }) => `${place} ${field} ${message}`)
  expect(told(data)).toEqual([
    '1 name 已有同名的数据',
    '2 name 文件里有同名的数据',
    '3 rate 税率请填 0 到 100，最多四位小数',
    '4 kind 格式不正确',
    '4 decimals 格式不正确',
    '4 sort 格式不正确',
    '6 name 格式不正确',
    '7 kind 必填',
    '8 name 最多 40 个字',
    '8 decimals 不能大于 4',
    '8 sort 不能小于 -99999',
  ])
  expect(told((await check(admin, given, { 'cb-lang': 'en-US' })).data)[0]).toBe('1 name There is an entry of this name')
  expect(await stored()).toEqual(['KG'])

  const refused = await write(admin, given)
  expect(refused).toMatchObject({ status: 400, code: 'IMPORT_ROWS', msg: '有 7 行不能导入，一行也没有写入' })
  expect(refused.data.problems).toEqual(data.problems)
  expect(await stored()).toEqual(['KG'])
})

it('writes all rows as one step of the log, once for a key, and takes them back unless one was changed', async () => {
  const admin = await signedIn(held.app)
  const given = [
    ['tax_rate', '低税', '', '0.0001', '9'],
    ['unit', '米', '2', '', ''],
  ]
  const key = { client_token: 'a' }
  const first = await write(admin, given, key)
  expect(first).toMatchObject({ status: 200, code: 'IMPORTED', msg: '已导入 2 行' })
  expect(await write(admin, given, key)).toMatchObject({ status: 200, data: { id: first.data.id, count: 2 } })
  expect(await write(admin, given.slice(1), key)).toMatchObject({ status: 422, code: 'idempotency_reused' })
  expect(await stored()).toEqual(['低税', '米'])
  const kept = await row<{ details: object; sort: number; status: number; updated_by: string }>(
    held.app.db,
    sql`select details, sort, status, updated_by from basic_entries where name = '低税'`,
  )
  expect(kept).toMatchObject({ details: { rate_ppm: 1 }, sort: 9, status: 1 })
  expect(kept!.updated_by).not.toBe('')
  const calls = await row<{ calls: number; changes: number }>(
    held.app.db,
    sql`select count(distinct call_id)::int as calls, count(*)::int as changes from audit_changes where source = 'basic_entries' and after->>'name' in ('低税', '米')`,
  )
  expect(calls).toEqual({ calls: 1, changes: 2 })

  const undo = (who: SignedIn) => send(who, `${basics}/${first.data.id}`, undefined, {}, 'DELETE')
  expect((await undo(await signedIn(held.app))).code).toBe('IMPORT_GONE')
  await held.app.db.execute(sql`update basic_entries set version = 2 where name = '米'`)
  expect((await undo(admin)).code).toBe('IMPORT_CHANGED')
  expect(await stored()).toEqual(['低税', '米'])
  await held.app.db.execute(sql`update basic_entries set version = 1 where name = '米'`)
  expect(await undo(admin)).toMatchObject({ status: 200, msg: '已撤销导入' })
  expect(await stored()).toEqual([])
  expect((await undo(admin)).code).toBe('IMPORT_GONE')
})

it('is done once when the same write arrives twice at the same time', async () => {
  const admin = await signedIn(held.app)
  const both = await Promise.all([1, 2].map(() => write(admin, [['colour', '蓝', '', '', '']], { client_token: 'twice' })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await stored()).toEqual(['蓝'])
})

it('takes 10,000 rows in seconds, and no more of them', async () => {
  const admin = await signedIn(held.app)
  const many = Array.from({ length: 10_000 }, (_, at) => ['colour', `色 ${at}`, '', '', String(at)])
  const began = performance.now()
  expect((await check(admin, many)).data).toMatchObject({ count: 10_000, wrong: 0 })
  expect((await write(admin, many)).data.count).toBe(10_000)
  expect(performance.now() - began).toBeLessThan(20_000)
  expect((await row<{ count: number }>(held.app.db, sql`select count(*)::int as count from basic_entries`))!.count).toBe(10_000)
  // and gives them back to an export in ten pages
  const read = performance.now()
  const pages = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const url = `/adminapi/setting/basics?kind=colour&page=${at + 1}&limit=1000`
      return (await held.app.inject({ url, headers: admin.headers })).json<{ data: { list: { name: string }[] } }>().data.list
    }),
  )
  expect(new Set(pages.flat().map(({ name }) => name)).size).toBe(10_000)
  expect(performance.now() - read).toBeLessThan(3_000)
  const again = await check(admin, many)
  expect(again.data).toMatchObject({ wrong: 10_000 })
  expect(again.data.problems).toHaveLength(2000)
  expect((await check(admin, [...many, many[0]!])).code).toBe('100100')
})

it('fits weight ranges beside those there are and those of the file', async () => {
  const admin = await signedIn(held.app)
  const url = '/api/product/importWeightRange'
  const named = { fields: ['min', 'max', 'basis', 'price', 'status'] }
  const given = [
    ['0', '10', '', '12.3456', ''],
    ['10', '20.5', 'piece', '', ''],
    ['5', '7', 'piece', '', '0'],
    ['5', '7', 'line', '', ''],
  ]
  const made = await send(admin, url, { ...named, rows: given, dry: false })
  expect(made).toMatchObject({ status: 200, msg: '已导入 4 行' })
  const wrong = await send(admin, url, {
    ...named,
    rows: [
      ['20', '', 'piece'],
      ['30', '40', 'order'],
      ['35', '', 'order'],
      ['9', '8'],
    ],
    dry: true,
  })
  expect(wrong.data.problems.map(({ row: place, field, message }) => `${place} ${field} ${message}`)).toEqual([
    '0 min 与启用的区间“10-20.5kg”（10–20.5）重叠',
    '2 min 与文件里的区间“30-40kg”（30–40）重叠',
    '3 max 上限要大于下限',
  ])
  const kept = await rows<{ min_g: number; price: number | null }>(held.app.db, sql`select min_g, price from weight_ranges order by id`)
  expect(kept.map(({ min_g: min, price }) => [min, price])).toEqual([
    [0, 123456],
    [10_000, null],
    [5000, null],
    [5000, null],
  ])
  expect((await send(admin, `/api/product/undoWeightRangeImport/${made.data.id}`, {})).status).toBe(200)
  expect(await rows(held.app.db, sql`select 1 from weight_ranges`)).toEqual([])
})
