import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, expect, it, vi } from 'vitest'
import type { JobRow } from '#src/api/jobs.ts'
import { readXlsx } from '#src/papers/sheet/read-xlsx.ts'
import { workbookStream, workbookType } from '#src/papers/sheet/workbook-stream.ts'
import { defineJob, enqueue, type AnyJob } from '#src/server/jobs/job.ts'
import { removeOldJobs } from '#src/server/jobs/stored-file.ts'
import { signedIn, testApp, type SignedIn } from '../../database.ts'

const many = 25_000
/** What an export of more rows than a browser should hold looks like. */
const exporting = defineJob<{ count: number }>({
  name: 'stock-export',
  title: { 'zh-cn': '导出库存', en: 'Export of stock', 'zh-tw': '匯出庫存' },
  async run({ payload, progress, storeFile }) {
    async function* rows() {
      for (let at = 0; at < payload.count; at++) {
        if (at % 1000 === 0) await progress(at / payload.count)
        yield [`编号 ${at}`, `${at}.5`]
      }
    }
    const sheet = { name: '库存', columns: [{ title: '编号' }, { title: '数量', as: 'number' as const }], rows: rows() }
    await storeFile({ name: '库存.xlsx', type: workbookType, content: workbookStream([sheet]) })
  },
})
const endless = defineJob<object>({
  name: 'endless',
  title: { 'zh-cn': '不停', en: 'Endless', 'zh-tw': '不停' },
  async run({ progress, storeFile }) {
    await storeFile({ name: 'half.txt', type: 'text/plain', content: Readable.from([Buffer.from('half')]) })
    for (;;) {
      await progress(0.25)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  },
})

const held = testApp({ jobs: [exporting, endless] as AnyJob[], jobTimes: { beat: 0.1 } })
const patient = { timeout: 30_000, interval: 50 }
let owner: SignedIn
let other: SignedIn

beforeAll(async () => {
  owner = await signedIn(held.app, [])
  other = await signedIn(held.app)
})

const folder = () => join(held.app.files, '.jobs')
const ask = (who: SignedIn | undefined, path: string, method: 'GET' | 'PUT' = 'GET') =>
  held.app.inject({ method, url: `/adminapi/setting/jobs${path}`, headers: { ...who?.headers, 'cb-lang': 'en' } })
const jobOf = async (who: SignedIn, path: string) => (await ask(who, path)).json<{ data: JobRow; code?: string }>()

it('makes a workbook of many rows, which its owner alone sees and downloads', async () => {
  const id = await enqueue(held.app.db, exporting, { count: many }, { account: owner.id })
  await vi.waitFor(async () => expect((await jobOf(owner, `/${id}`)).data.state).toBe('done'), patient)
  const { data } = await jobOf(owner, `/${id}`)
  expect(data).toMatchObject({ title: expect.any(String), progress: 1, file: { name: '库存.xlsx', size: expect.any(Number) } })

  const reply = await ask(owner, `/${id}/file`)
  expect(reply.headers).toMatchObject({ 'content-type': workbookType, 'content-length': String(data.file!.size) })
  expect(reply.headers['content-disposition']).toContain(encodeURIComponent('库存.xlsx'))
  expect(await readXlsx(Uint8Array.from(reply.rawPayload)).catch((error: Error) => error.message)).toBe('rows')

  for (const path of [`/${id}`, `/${id}/file`]) expect((await ask(other, path)).json()).toMatchObject({ code: 'JOB_MISSING' })
  expect((await ask(other, `/${id}/cancel`, 'PUT')).json()).toMatchObject({ code: 'JOB_MISSING' })
  expect((await ask(undefined, `/${id}/file`)).json()).toMatchObject({ status: 110003 })
  expect((await ask(owner, '')).json()).toMatchObject({ data: { count: 1, list: [{ id, state: 'done' }] } })
  expect((await ask(other, '')).json()).toMatchObject({ data: { count: 0 } })
})

it('has no address under which a file of a job lies openly', async () => {
  const { rows } = await held.app.db.execute(`select file_location as location from jobs where file_location <> ''`)
  expect(rows).toHaveLength(1)
  const reply = await held.app.inject({ url: `/uploads/${String(rows[0]!['location'])}` })
  expect(reply.statusCode).toBeGreaterThanOrEqual(400)
})

it('stops what its owner cancels, and has no file of it', async () => {
  const id = await enqueue(held.app.db, endless, {}, { account: owner.id })
  await vi.waitFor(async () => expect((await jobOf(owner, `/${id}`)).data).toMatchObject({ state: 'running', progress: 0.25 }), patient)
  await ask(owner, `/${id}/cancel`, 'PUT')
  await vi.waitFor(async () => expect((await jobOf(owner, `/${id}`)).data).toMatchObject({ state: 'cancelled', file: null }), patient)
  expect((await ask(owner, `/${id}/file`)).json()).toMatchObject({ code: 'JOB_NO_FILE' })
  expect(await readdir(folder())).toHaveLength(1)
})

it('removes a file after a week, and one that no job names', async () => {
  const { db, storage } = held.app
  const { rows } = await db.execute(`select id, file_location as location from jobs where file_location <> ''`)
  const { id, location } = rows[0] as { id: number; location: string }
  const path = join(held.app.files, location)
  const nobodys = join(folder(), 'nobodys')
  await writeFile(nobodys, 'left behind')
  const old = Date.now() / 1000 - 9 * 86_400
  for (const one of [path, nobodys]) await utimes(one, old, old)
  await writeFile(join(folder(), 'recent'), 'is being made')
  await db.execute(`update jobs set finished_at = now() - interval '9 days' where id = ${id}`)
  await removeOldJobs(db, storage)
  expect(await readdir(folder())).toEqual(['recent'])
  expect((await ask(owner, `/${id}/file`)).json()).toMatchObject({ code: 'JOB_NO_FILE' })
  expect((await jobOf(owner, `/${id}`)).data).toMatchObject({ state: 'done', file: null })
})
