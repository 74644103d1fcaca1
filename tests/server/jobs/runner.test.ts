import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { row, transaction, type Db } from '#src/server/db.ts'
import { defineJob, enqueue, type AnyJob, type EnqueueOptions } from '#src/server/jobs/job.ts'
import { putBack, untilNextJob } from '#src/server/jobs/queue.ts'
import { JobRunner } from '#src/server/jobs/runner.ts'
import { noticeChannel } from '#src/server/web/notices.ts'
import { signedIn, testApp } from '../database.ts'

const held = testApp({ jobs: [] })
const title = { 'zh-cn': '任务', en: 'Job', 'zh-tw': '任務' }
const patient = { timeout: 20_000, interval: 50 }
const times = { lease: 2, beat: 0.2, retry: 0.1, grace: 1 }
const runners: JobRunner[] = []
const ran: string[] = []
/** Ends the job `waits`. */
let release = () => {}

const note = defineJob<{ word: string }>({
  ...{ name: 'note', title },
  run: async ({ payload }) => void ran.push(payload.word),
})
const waits = defineJob<object>({
  ...{ name: 'waits', title, isRepeatable: true },
  async run({ progress, signal }) {
    ran.push('begun')
    // whoever reads of its progress may release it
    const released = new Promise<void>((resolve, reject) => {
      release = resolve
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
    released.catch(() => undefined)
    await progress(0.5, 'half of it')
    await released
  },
})
const once = defineJob<object>({ ...waits, name: 'once', isRepeatable: false })
const fails = (name: string, isRepeatable: boolean) =>
  defineJob<object>({
    ...{ name, title, isRepeatable },
    async run() {
      ran.push(name)
      if (ran.filter((one) => one === name).length < 3) throw new Error('not yet')
    },
  })
const [safe, unsafe] = [fails('safe', true), fails('unsafe', false)]

function start(jobs: readonly AnyJob[] = [note, waits, once, safe, unsafe] as AnyJob[], db = held.app.db): JobRunner {
  const { storage, listenTo } = held.app
  const runner = new JobRunner({ db, storage, listenTo, jobs, times, failed: () => undefined })
  runners.push(runner)
  return runner
}
const stored = (id: number) =>
  row<{ state: string; progress: number; step: string; attempts: number; fault: string; account_id: number | null }>(
    held.app.db,
    sql`select * from jobs where id = ${id}`,
  )
const becomes = (id: number, state: object) => vi.waitFor(async () => expect(await stored(id)).toMatchObject(state), patient)
const add = <P>(job: { name: string } & Parameters<typeof enqueue<P>>[1], payload: P, options?: EnqueueOptions) =>
  enqueue(held.app.db, job, payload, options)
/** What a process that was killed leaves behind. */
const asKilled = (id: number) =>
  held.app.db.execute(sql`update jobs set state = 'running', attempts = 1, seen_at = now() - interval '1 minute' where id = ${id}`)

const notices: { data: { id: number; state: string }; account?: number }[] = []
beforeAll(() => void held.app.listenTo(noticeChannel, (notice) => void notices.push(notice as (typeof notices)[number])))
afterEach(async () => {
  release()
  await Promise.all(runners.splice(0).map((runner) => runner.stop()))
  // one that a busy machine did not end in time is none of the next test's
  await held.app.db.execute(sql`delete from jobs`)
  ran.length = 0
})

it('does nothing that was rolled back, and what was committed once for each key', async () => {
  start()
  await transaction(held.app.db, async (db) => {
    await enqueue(db, note, { word: 'lost' })
    throw new Error('rolled back')
  }).catch(() => undefined)
  const [first, second] = await Promise.all([add(note, { word: 'one' }, { key: 'k' }), add(note, { word: 'one' }, { key: 'k' })])
  expect(second).toBe(first)
  const last = await add(note, { word: 'other' }, { key: 'l' })
  await becomes(first, { state: 'done', progress: 1 })
  await becomes(last, { state: 'done' })
  expect(await add(note, { word: 'again' }, { key: 'k' })).toBe(first)
  expect(ran.toSorted()).toEqual(['one', 'other'])
})

it('says how far it is, stops when it is cancelled, and tells who asked', async () => {
  start()
  const { id: account } = await signedIn(held.app)
  const id = await add(waits, {}, { account })
  await becomes(id, { state: 'running', progress: 0.5, step: 'half of it' })
  await held.app.db.execute(sql`update jobs set is_cancelled = true where id = ${id}`)
  await becomes(id, { state: 'cancelled' })
  await vi.waitFor(
    () => expect(notices).toContainEqual(expect.objectContaining({ account, data: { id, name: 'waits', state: 'cancelled' } })),
    patient,
  )
})

it('repeats a failure later where that does no harm, and only there', async () => {
  start()
  const [id, other] = [await add(safe, {}), await add(unsafe, {})]
  await becomes(id, { state: 'done', attempts: 3 })
  await becomes(other, { state: 'failed', attempts: 1, fault: 'failed' })
  expect(ran.filter((name) => name === 'unsafe')).toHaveLength(1)
})

it('takes up what a killed process was at, or ends it where it may not be repeated', async () => {
  const [id, other] = [await add(waits, {}), await add(once, {})]
  await asKilled(id)
  await asKilled(other)
  start()
  await becomes(id, { state: 'running', attempts: 2, step: 'half of it' })
  await becomes(other, { state: 'failed', fault: 'interrupted' })
  release()
  await becomes(id, { state: 'done' })
})

it('takes no word from a process that was silent too long and comes back', async () => {
  let isAway = false
  const gone = () => Promise.reject(new Error('the database is away'))
  const db = new Proxy(held.app.db, {
    get: (real, name) => (isAway && (name === 'execute' || name === 'transaction') ? gone : (Reflect.get(real, name) as unknown)),
  }) as Db
  start(undefined, db)
  const id = await add(waits, {})
  await becomes(id, { state: 'running', attempts: 1 })
  const late = release
  isAway = true
  start()
  await becomes(id, { state: 'running', attempts: 2 })
  isAway = false
  late()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await stored(id)).toMatchObject({ state: 'running', attempts: 2 })
  release()
  await becomes(id, { state: 'done', attempts: 2 })
})

it('shares the work among processes, none of it twice, and leaves alone what another one is at', async () => {
  start()
  start()
  const long = await add(waits, {})
  const ids = await Promise.all(Array.from({ length: 20 }, (_, at) => add(note, { word: `n${at}` })))
  for (const id of ids) await becomes(id, { state: 'done', attempts: 1 })
  // longer than a silent process would be given
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(await stored(long)).toMatchObject({ state: 'running', attempts: 1 })
  expect(ran.filter((word) => word.startsWith('n'))).toHaveLength(20)
})

it('gives back what runs when its server stops, for another one to begin again', async () => {
  const first = start()
  const id = await add(waits, {})
  await becomes(id, { state: 'running' })
  await first.stop()
  expect(await stored(id)).toMatchObject({ state: 'waiting', attempts: 0 })
  start()
  await becomes(id, { state: 'running', attempts: 1 })
})

it('leaves jobs alone that this server does not know', async () => {
  const id = await add(note, { word: 'x' })
  start([waits as AnyJob])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await stored(id)).toMatchObject({ state: 'waiting' })
  await asKilled(id)
  // not due either: the server would look for it without a pause
  expect(await untilNextJob(held.app.db, ['waits'], 2)).toBeUndefined()
})

it('does not begin again what was cancelled while it failed', async () => {
  const id = await add(safe, {})
  await asKilled(id)
  await held.app.db.execute(sql`update jobs set is_cancelled = true where id = ${id}`)
  await putBack(held.app.db, { id, name: 'safe', payload: {}, locale: 'en', account: null, attempts: 1 }, 0, 'failed')
  expect(await stored(id)).toMatchObject({ state: 'cancelled', finished_at: expect.anything() })
})
