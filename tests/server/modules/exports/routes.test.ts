import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import type { JobRow } from '#src/api/jobs.ts'
import { readSheet } from '#src/papers/sheet/read-sheet.ts'
import { enqueue } from '#src/server/jobs/job.ts'
import exportRecords from '#src/server/modules/exports/jobs/export-records.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const held = testApp({ jobTimes: { beat: 0.1 } })
const page = 'admin-store-customerlist-index'
const patient = { timeout: 60_000, interval: 50 }
const many = 4_321
let clerk: SignedIn
let seller: SignedIn

beforeAll(async () => {
  clerk = await signedIn(held.app, [page])
  seller = await signedIn(held.app, [page])
  await held.app.db.execute(sql`update roles set data_scope = 'own'
    where id in (select role_id from account_roles where account_id = ${seller.id})`)
  await held.app.db.execute(sql`insert into parties (name, sn, is_customer, salesman_id, level)
    select '客户 ' || n, 'C' || n, true, case when n <= 7 then ${seller.id}::bigint end, case when n % 2 = 0 then 'A' else '' end
    from generate_series(1, ${many}) n`)
})

const wanted = {
  resource: 'customer',
  query: { sort: 'name', order: 'asc' as const },
  title: '客户',
  columns: [
    { name: 'name', title: '客户名称' },
    { name: 'level', title: '等级' },
    { name: 'status', title: '状态' },
    { name: 'changed', title: '最后修改' },
  ],
  words: { inUse: '启用', stopped: '停用' },
}

interface Reply {
  status: number
  code?: string
  data: JobRow
}

const ask = async (who: SignedIn | undefined, change: object = {}): Promise<Reply> =>
  (
    await held.app.inject({
      ...{ method: 'POST', url: '/adminapi/setting/exports', headers: who?.headers ?? {} },
      payload: { ...wanted, ...change },
    })
  ).json()

const read = async (who: SignedIn, id: JobRow['id'], path = '') =>
  held.app.inject({ method: 'GET', url: `/adminapi/setting/jobs/${id}${path}`, headers: who.headers })

async function exported(who: SignedIn, change: object = {}): Promise<string[][]> {
  const { status, data } = await ask(who, change)
  expect(status).toBe(200)
  await vi.waitFor(async () => expect((await read(who, data.id)).json<Reply>().data.state).toBe('done'), patient)
  const reply = await read(who, data.id, '/file')
  expect(decodeURIComponent(String(reply.headers['content-disposition']))).toMatch(/客户-\d{4}-\d\d-\d\d\.xlsx$/)
  const sheet = await readSheet(new File([Uint8Array.from(reply.rawPayload)], 'a.xlsx'))
  return sheet.map(({ cells }) => [...cells])
}

it('writes everything that the query finds, in its order and in the words of the screen', async () => {
  const rows = await exported(clerk)
  expect(rows).toHaveLength(many + 1)
  expect(rows[0]).toEqual(['客户名称', '等级', '状态', '最后修改'])
  const names = rows.slice(1).map(([name]) => name)
  expect(new Set(names).size).toBe(many)
  expect(rows[1]![2]).toBe('启用')
  const found = await exported(clerk, { query: { level: 'A', sort: 'name', order: 'desc' }, words: { ...wanted.words, levelA: 'A 重点' } })
  expect(found).toHaveLength(1 + Math.floor(many / 2))
  expect(found[1]!.slice(0, 3)).toEqual(['客户 998', 'A 重点', '启用'])
}, 120_000)

it('holds what the person sees, and nothing besides', async () => {
  const rows = await exported(seller)
  expect(rows).toHaveLength(1 + 7)
})

it('is refused without the key, for what is no table, for what is no column, for a wrong filter', async () => {
  const nobody = await signedIn(held.app, [])
  expect(await ask(undefined)).toMatchObject({ status: 110003 })
  expect(await ask(nobody)).toMatchObject({ status: 110000 })
  expect(await ask(clerk, { resource: 'accounts' })).toMatchObject({ status: 400, code: 'EXPORT_RESOURCE' })
  expect(await ask(clerk, { columns: [{ name: 'constructor', title: '' }] })).toMatchObject({ status: 400, code: 'EXPORT_COLUMNS' })
  expect(await ask(clerk, { columns: [{ name: 'contacts', title: '' }] })).toMatchObject({ status: 400, code: 'EXPORT_COLUMNS' })
  expect(await ask(clerk, { query: { sort: 'id; drop table customers' } })).toMatchObject({ status: 400, code: 'EXPORT_QUERY' })
})

it('takes no fourth while three are under way', async () => {
  const greedy = await signedIn(held.app)
  await held.app.db.execute(sql`insert into jobs (name, account_id, state, run_at)
    select 'export-records', ${greedy.id}, 'waiting', now() + interval '1 hour' from generate_series(1, 3)`)
  expect(await ask(greedy)).toMatchObject({ status: 400, code: 'EXPORT_MANY' })
})

it('gives nothing to somebody who lost the right meanwhile', async () => {
  const leaving = await signedIn(held.app, [page])
  // what was asked for while the right was there
  const payload = { ...wanted, account: leaving.id, day: '2026-11-25' }
  await held.app.db.execute(sql`delete from account_roles where account_id = ${leaving.id}`)
  const id = await enqueue(held.app.db, exportRecords, payload, { account: leaving.id })
  const ended = sql`select id from jobs where id = ${id} and state = 'failed' and fault = 'refused' and attempts = 1`
  await vi.waitFor(async () => expect((await held.app.db.execute(ended)).rows).toHaveLength(1), patient)
  expect((await read(leaving, id, '/file')).json()).toMatchObject({ code: 'JOB_NO_FILE' })
})
