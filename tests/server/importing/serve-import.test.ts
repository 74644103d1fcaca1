import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { signedIn, testApp, type SignedIn } from '../database.ts'

const held = testApp()
beforeEach(async () => void (await held.app.db.execute(sql`delete from dictionary_entries`)))

interface Reply {
  status: number
  msg: string
  code?: string
  errors?: Record<string, string>
  data: {
    count: number
    wrong: number
    id: number | null
    added: number
    updated: number
    skipped: number
    duplicates: { row: number; version: number }[]
    problems: { row: number; field: string; message: string }[]
  }
}

const basics = '/api/basic/dictionary/import'
const fields = ['kind', 'name', 'status', 'sort']

async function send(who: SignedIn, url: string, payload: object, more: Record<string, string> = {}) {
  const reply = await held.app.inject({ method: 'POST', url, headers: { ...who.headers, ...more }, payload })
  return reply.json<Reply>()
}
const check = (who: SignedIn, given: string[][], more = {}) => send(who, basics, { fields, rows: given, dry: true }, more)
const write = (who: SignedIn, given: string[][], more = {}) => send(who, basics, { fields, rows: given, dry: false, ...more })
const undo = (who: SignedIn, run: number | null) => send(who, `/api/basic/dictionary/undoImport/${run}`, {})
const stored = async () =>
  (await rows<{ name: string }>(held.app.db, sql`select name from dictionary_entries order by id`)).map(({ name }) => name)

const add = (who: SignedIn, name: string, sort = 0) =>
  held.app.inject({ method: 'POST', url: '/api/basic/dictionary/add', headers: who.headers, payload: { kind: 'colour', name, sort } })

it('says of every row what a single write would say, in the language of the call, and writes nothing', async () => {
  const admin = await signedIn(held.app)
  await add(admin, 'KG')
  const given = [
    ['colour', '卷', '0', ''],
    ['colour', 'kg', '', '3'],
    ['colour', ' 卷 ', '', ''],
    ['colour', '增值税', '', '1.5'],
    ['gold', '', '', 'x'],
    ['colour', '黑', '', '３'],
    ['colour', 'a\0b', '', ''],
    ['', '红', '', ''],
    ['colour', 'x'.repeat(41), '', '-100000'],
  ]
  const { status, data } = await check(admin, given)
  expect(status).toBe(200)
  expect(data).toMatchObject({ count: 9, wrong: 6, added: 2, updated: 0, id: null, duplicates: [{ row: 1, version: 1 }] })
  const told = (from: Reply['data']) => from.problems.map(({ row: index, field, message }) => `${index} ${field} ${message}`)
  expect(told(data)).toEqual([
    '2 name 文件里有相同的数据',
    '3 sort 格式不正确',
    '4 sort 格式不正确',
    '6 name 格式不正确',
    '7 kind 必填',
    '8 name 最多 40 个字',
    '8 sort 不能小于 -99999',
  ])
  expect(told((await check(admin, given, { 'cb-lang': 'en-US' })).data)[0]).toBe('2 name The file has it further up')
  expect(await stored()).toEqual(['KG'])

  // what is wrong is left out with its reasons, the rest is written
  const written = await write(admin, given)
  expect(written).toMatchObject({ status: 200, msg: '已导入 2 行', data: { added: 2, wrong: 7 } })
  expect(told(written.data)).toEqual(['1 name 已有相同的数据', ...told(data)])
  expect(await stored()).toEqual(['KG', '卷', '黑'])
})

const details = async (name: string) =>
  row<{ id: number; sort: number; status: number; version: number }>(
    held.app.db,
    sql`select id, sort, status, version from dictionary_entries where name = ${name}`,
  )

it('changes what is there by what a row brings, skips it or refuses it, and puts it back', async () => {
  const admin = await signedIn(held.app)
  await add(admin, 'kg', 5)
  await add(admin, '张', 1)
  const given = [
    ['colour', 'KG', '', '7'],
    ['colour', '张', '', '1'],
    ['colour', '捆', '', '2'],
  ]
  const seen = [1, 1, null]
  const skipped = await write(admin, given.slice(0, 2), { duplicates: 'skip' })
  expect(skipped).toMatchObject({ data: { added: 0, updated: 0, skipped: 2, wrong: 0 } })
  const refused = await write(admin, given.slice(0, 2), { duplicates: 'refuse' })
  expect(refused.data.problems.map(({ row: index, message }) => `${index} ${message}`)).toEqual(['0 已有相同的数据', '1 已有相同的数据'])
  expect(await details('kg')).toMatchObject({ sort: 5, version: 1 })

  // one differs, one is as it was
  const done = await write(admin, given, { duplicates: 'update', seen })
  expect(done).toMatchObject({ status: 200, msg: '已导入 2 行', data: { added: 1, updated: 1, skipped: 1, wrong: 0 } })
  const changed = await details('KG')
  expect(changed).toMatchObject({ status: 1, sort: 7, version: 2 })
  expect(await details('张')).toMatchObject({ version: 1 })
  const logged = await rows<{ before: { sort: number }; after: { sort: number } }>(
    held.app.db,
    sql`select before, after from audit_changes where source = 'dictionary_entries' and row_key = ${String(changed!.id)} and before is not null and after is not null`,
  )
  expect(logged).toMatchObject([{ before: { sort: 5, name: 'kg' }, after: { sort: 7, name: 'KG' } }])

  expect(await undo(admin, done.data.id)).toMatchObject({ status: 200 })
  expect(await details('kg')).toMatchObject({ sort: 5, version: 3 })
  expect(await stored()).toEqual(['kg', '张'])
})

it('refuses rows that somebody changed, added or deleted after the check, and a change that does not fit', async () => {
  const admin = await signedIn(held.app)
  for (const name of ['甲', '乙', '丙']) await add(admin, name, 1)
  const given = [
    ['colour', '甲', '', '2'],
    ['colour', '乙', '', '2'],
    ['colour', '丁', '', '2'],
    ['colour', '戊', '', '2'],
    ['colour', '丙', '', '100000'],
  ]
  const checked = await send(admin, basics, { fields, rows: given, dry: true, duplicates: 'update' })
  expect(checked.data).toMatchObject({ added: 2, updated: 2, wrong: 1 })
  await held.app.db.execute(sql`update dictionary_entries set version = 2, sort = 3 where name = '甲'`)
  await held.app.db.execute(sql`delete from dictionary_entries where name = '乙'`)
  await add(admin, '丁', 4)
  const seen = given.map((_, at) => checked.data.duplicates.find((one) => one.row === at)?.version ?? null)
  const done = await write(admin, given, { duplicates: 'update', seen })
  expect(done.data).toMatchObject({ added: 1, updated: 0, wrong: 4 })
  const newer = '检查之后有人改过这条数据，请重新检查'
  expect(done.data.problems.map(({ row: index, message }) => `${index} ${message}`)).toEqual([
    `0 ${newer}`,
    `1 ${newer}`,
    `2 ${newer}`,
    '4 不能大于 99999',
  ])
  expect(await details('甲')).toMatchObject({ sort: 3, version: 2 })
  expect(await details('丁')).toMatchObject({ sort: 4 })
})

it('takes back all pieces of an import together, and only with what nobody changed since', async () => {
  const admin = await signedIn(held.app)
  await add(admin, 'kg', 3)
  const first = await write(admin, [['colour', '捆', '', '2']], { client_token: 'p1' })
  const run = first.data.id
  const piece = { duplicates: 'update', run, client_token: 'p2' }
  const second = await write(admin, [['colour', 'kg', '', '4']], piece)
  expect(second.data).toMatchObject({ id: run, updated: 1 })
  expect((await write(admin, [['colour', 'kg', '', '4']], piece)).data).toEqual(second.data)
  expect((await write(await signedIn(held.app), [['colour', 'x', '', '']], { run })).code).toBe('IMPORT_GONE')
  await held.app.db.execute(sql`update dictionary_entries set version = 3 where name = 'kg'`)
  expect((await undo(admin, run)).code).toBe('IMPORT_CHANGED')
  expect(await stored()).toEqual(['kg', '捆'])
  await held.app.db.execute(sql`update dictionary_entries set version = 2 where name = 'kg'`)
  expect((await undo(admin, run)).status).toBe(200)
  expect(await stored()).toEqual(['kg'])
  expect(await details('kg')).toMatchObject({ sort: 3 })
})

it('writes all rows as one step of the log, once for a key, and takes them back unless one was changed', async () => {
  const admin = await signedIn(held.app)
  const given = [
    ['reason', '低税', '0', '9'],
    ['colour', '米', '', ''],
  ]
  const key = { client_token: 'a' }
  const first = await write(admin, given, key)
  expect(first).toMatchObject({ status: 200, code: 'IMPORTED', msg: '已导入 2 行' })
  expect(await write(admin, given, key)).toMatchObject({ status: 200, data: { id: first.data.id, count: 2 } })
  expect(await write(admin, given.slice(1), key)).toMatchObject({ status: 422, code: 'idempotency_reused' })
  expect(await stored()).toEqual(['低税', '米'])
  const kept = await row<{ kind: string; sort: number; status: number; updated_by: string }>(
    held.app.db,
    sql`select kind, sort, status, updated_by from dictionary_entries where name = '低税'`,
  )
  expect(kept).toMatchObject({ kind: 'reason', sort: 9, status: 0 })
  expect(kept!.updated_by).not.toBe('')
  const calls = await row<{ calls: number; changes: number }>(
    held.app.db,
    sql`select count(distinct call_id)::int as calls, count(*)::int as changes from audit_changes where source = 'dictionary_entries' and after->>'name' in ('低税', '米')`,
  )
  expect(calls).toEqual({ calls: 1, changes: 2 })

  const run = first.data.id
  expect((await undo(await signedIn(held.app), run)).code).toBe('IMPORT_GONE')
  await held.app.db.execute(sql`update dictionary_entries set version = 2 where name = '米'`)
  expect((await undo(admin, run)).code).toBe('IMPORT_CHANGED')
  expect(await stored()).toEqual(['低税', '米'])
  await held.app.db.execute(sql`update dictionary_entries set version = 1 where name = '米'`)
  expect(await undo(admin, run)).toMatchObject({ status: 200, msg: '已撤销导入' })
  expect(await stored()).toEqual([])
  expect((await undo(admin, run)).code).toBe('IMPORT_GONE')
})

it('is done once when the same write arrives twice at the same time', async () => {
  const admin = await signedIn(held.app)
  const both = await Promise.all([1, 2].map(() => write(admin, [['colour', '蓝', '', '']], { client_token: 'twice' })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await stored()).toEqual(['蓝'])
})

it('takes 10,000 rows, and no more of them', async () => {
  const admin = await signedIn(held.app)
  const many = Array.from({ length: 10_000 }, (_, at) => ['colour', `色 ${at}`, '', String(at)])
  expect((await check(admin, many)).data).toMatchObject({ count: 10_000, wrong: 0 })
  expect((await write(admin, many)).data.count).toBe(10_000)
  expect((await row<{ count: number }>(held.app.db, sql`select count(*)::int as count from dictionary_entries`))!.count).toBe(10_000)
  // and gives them back to an export in ten pages
  const pages = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const payload = { kind: 'colour', page: at + 1, limit: 1000 }
      const reply = await held.app.inject({ method: 'POST', url: '/api/basic/dictionary/list', headers: admin.headers, payload })
      return reply.json<{ data: { list: { name: string }[] } }>().data.list
    }),
  )
  expect(new Set(pages.flat().map(({ name }) => name)).size).toBe(10_000)
  const again = await check(admin, many)
  expect(again.data).toMatchObject({ wrong: 0, added: 0 })
  expect(again.data.duplicates).toHaveLength(10_000)
  const worst = await check(
    admin,
    many.map(([kind]) => [kind!, 'x'.repeat(41), '', '']),
  )
  expect(worst.data.wrong).toBe(10_000)
  expect(worst.data.problems).toHaveLength(2000)
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
  expect(wrong.data.problems.map(({ row: index, field, message }) => `${index} ${field} ${message}`)).toEqual([
    '0 min 与启用的区间“10-20.5kg”（10–20.5）重叠',
    '2 min 与文件里的区间“30-40kg”（30–40）重叠',
    '3 max 上限要大于下限',
  ])
  const kept = await rows<{ min: string; price: string | null }>(held.app.db, sql`select min, price from weight_ranges order by id`)
  expect(kept.map(({ min, price }) => [min, price])).toEqual([
    ['0', '12.3456'],
    ['10', null],
    ['5', null],
    ['5', null],
  ])
  // one grows into the place that another one leaves
  const moved = [
    ['0', '9', '', '11', ''],
    ['10', '20.5', '', '', '0'],
    ['9', '15', '', '', ''],
  ]
  const change = { ...named, rows: moved, dry: false, duplicates: 'update' }
  const done = await send(admin, url, change)
  expect(done.data).toMatchObject({ added: 1, updated: 2, wrong: 0 })
  const names = await rows<{ name: string }>(
    held.app.db,
    sql`select name from weight_ranges where basis = 'piece' and status = 1 order by min`,
  )
  expect(names.map(({ name }) => name)).toEqual(['0-9kg', '9-15kg'])
  expect((await send(admin, `/api/product/undoWeightRangeImport/${done.data.id}`, {})).status).toBe(200)
  await held.app.db.execute(sql`update weight_ranges set version = 1`)
  expect((await send(admin, `/api/product/undoWeightRangeImport/${made.data.id}`, {})).status).toBe(200)
  expect(await rows(held.app.db, sql`select 1 from weight_ranges`)).toEqual([])
})
