import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { endpoint } from '#src/api/endpoint.ts'
import { actorText } from '#src/server/database/actor.ts'
import { buildApp } from '#src/server/app.ts'
import { row, rows, transaction, type Db } from '#src/server/db.ts'
import { Refusal } from '#src/server/refusal.ts'
import { openSession } from '#src/server/sessions.ts'
import { anything } from '#src/server/replies.ts'
import { done, serve } from '#src/server/serve.ts'
import { signedIn, withDatabase, type SignedIn } from '../database.ts'

const write = endpoint<{ params: { name: string } }, unknown>('POST', '/try/write/:name')
const writeOwn = endpoint<{ params: { name: string } }, unknown>('POST', '/try/own/:name')
const readActor = endpoint<Record<never, never>, unknown>('GET', '/try/actor')
const prepareFirst = endpoint<Record<never, never>, unknown>('POST', '/try/prepare')

const params = { properties: { name: { type: 'string' } } }
const database = withDatabase()
const files = mkdtempSync(join(tmpdir(), 'crm-transactions-'))
let app: Awaited<ReturnType<typeof buildApp>>
let admin: SignedIn
/** What a write does after its row. */
let then: (db: Db) => Promise<unknown> = async () => undefined
let runs = 0

const actorOf = (db: Db) => row<{ actor: string | null }>(db, sql`select current_setting('crm.actor', true) as actor`)

beforeAll(async () => {
  // one connection for everything: a call that took a second one would wait for itself, a name that stays on it would be seen
  app = await buildApp({ database: { ...database.config, max: 1 }, files })
  const add = async (db: Db, name: string) => {
    runs++
    await db.execute(sql`insert into tries (name) values (${name})`)
    await then(db)
    return actorOf(db)
  }
  serve(app, write, { permission: 'signed-in', params, reply: anything }, ({ db, params: { name } }) => add(db, name))
  serve(app, writeOwn, { permission: 'signed-in', params, transaction: 'own', reply: anything }, ({ db, params: { name } }) =>
    add(db, name),
  )
  serve(app, readActor, { permission: 'signed-in', reply: anything }, ({ db }) => actorOf(db))
  const prepare = async ({ db }: { db: Db }) => `${(await inTransaction(db)) ? 'within' : 'before'}`
  serve(app, prepareFirst, { permission: 'signed-in', prepare, reply: anything }, async ({ db }, when) =>
    done({ when, writes: await inTransaction(db) }, '100000'),
  )
  await app.ready()
  await app.db.execute(sql`create table tries (name text not null)`)
  admin = await signedIn(app)
})
afterAll(async () => {
  await app?.close()
  rmSync(files, { recursive: true, force: true })
})
beforeEach(async () => {
  then = async () => undefined
  runs = 0
  await app.db.execute(sql`truncate tries, idempotency_keys`)
})

// the clock of a transaction stands still
async function inTransaction(db: Db): Promise<boolean> {
  const now = async () => (await row<{ at: string }>(db, sql`select now()::text as at`))!.at
  return (await now()) === (await now())
}

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Record<string, string> = {}, who = admin) {
  const reply = await app.inject({ method, url: `/adminapi/${url}`, headers: { ...who.headers, ...headers } })
  return { http: reply.statusCode, ...reply.json<{ status: number; data?: { actor?: string; when?: string; writes?: boolean } }>() }
}
const stored = async () => (await rows<{ name: string }>(app.db, sql`select name from tries order by name`)).map(({ name }) => name)
const loseRace = (db: Db) => db.execute(sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`)

it('leaves nothing of a write that is refused or fails, with and without a key', async () => {
  then = () => Promise.reject(new Refusal({ status: 400, code: '100100' }))
  expect(await call('POST', 'try/write/a')).toMatchObject({ status: 400 })
  expect(await call('POST', 'try/write/b', { 'idempotency-key': 'k' })).toMatchObject({ status: 400 })
  then = () => Promise.reject(new Error('a fault'))
  expect(await call('POST', 'try/write/c')).toMatchObject({ http: 500 })
  expect(await stored()).toEqual([])
  // what works beside a transaction keeps what it has written
  expect(await call('POST', 'try/own/d')).toMatchObject({ http: 500 })
  expect(await stored()).toEqual(['d'])
  then = async () => undefined
  expect(await call('POST', 'try/write/e')).toMatchObject({ status: 200 })
  expect(await stored()).toEqual(['d', 'e'])
})

it('runs a write again that lost a race, as a whole and three times at most', async () => {
  then = async (db) => {
    if (runs === 1) await loseRace(db)
  }
  expect(await call('POST', 'try/write/a')).toMatchObject({ status: 200 })
  expect([runs, await stored()]).toEqual([2, ['a']])
  let inner = 0
  runs = 0
  then = (db) =>
    transaction(db, async (nested) => {
      inner++
      await loseRace(nested)
    })
  expect(await call('POST', 'try/write/b')).toMatchObject({ http: 500 })
  expect([runs, inner, await stored()]).toEqual([3, 3, ['a']])
})

it('goes on after a part that was undone by itself', async () => {
  then = (db) =>
    transaction(db, async (nested) => {
      await nested.execute(sql`insert into tries (name) values ('undone')`)
      throw new Error('a part')
    }).catch(() => undefined)
  expect(await call('POST', 'try/write/a')).toMatchObject({ status: 200 })
  expect(await stored()).toEqual(['a'])
})

it('prepares before the transaction begins', async () => {
  expect((await call('POST', 'try/prepare')).data).toEqual({ when: 'before', writes: true })
})

it('tells writes who acts, and leaves nobody on the connection for the next', async () => {
  const other = await signedIn(app)
  const named = async (url: string, who: SignedIn) => {
    const { data } = await call('POST', url, {}, who)
    return JSON.parse(data!.actor!) as { id: number }
  }
  expect(await named('try/write/a', admin)).toMatchObject({ kind: 'admin', id: admin.id })
  expect((await call('GET', 'try/actor')).data).toEqual({ actor: '' })
  expect(await named('try/own/a', other)).toMatchObject({ id: other.id, path: 'try/own/<name>' })
  expect((await call('GET', 'try/actor', {}, other)).data).toEqual({ actor: '' })
  expect(await named('try/own/a', admin)).toMatchObject({ id: admin.id })
  expect(await named('try/write/a', other)).toMatchObject({ id: other.id })
})

it('asks the database as little as it can', async () => {
  const person = await signedIn(app, ['setting-system-list'])
  const queries: string[] = []
  const query = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [sent] = args as [string | { text: string }]
    // what jobs ask meanwhile is not the call's
    if (actorText().includes('"path":"try/')) queries.push(typeof sent === 'string' ? sent : sent.text)
    return Reflect.apply(query, this, args) as never
  })
  const asked = async (...sent: Parameters<typeof call>) => {
    queries.length = 0
    expect((await call(...sent)).status).toBe(200)
    return queries.map((text) => text.trim().split(/\s+/).slice(0, 2).join(' '))
  }
  try {
    // identity with its rights, and what is read
    expect(await asked('GET', 'try/actor', {}, person)).toEqual(['select a.id,', "select current_setting('crm.actor',"])
    const writes = ['insert into', "select current_setting('crm.actor',"]
    const begun = ['select a.id,', 'begin', "select set_config('crm.actor',"]
    expect(await asked('POST', 'try/write/a', {}, person)).toEqual([...begun, ...writes, 'commit'])
    expect(await asked('POST', 'try/write/a', { 'idempotency-key': 'k' }, person)).toEqual([
      ...begun,
      ...['select pg_try_advisory_xact_lock(hashtextextended($1,', 'select digest,'],
      ...writes,
      ...['with forgotten', 'commit'],
    ])
  } finally {
    spy.mockRestore()
  }
})

it('changes an account and ends its sessions, or neither', async () => {
  const target = await signedIn(app, ['setting-system-list'])
  await openSession(app.db, 'admin', target.id)
  await app.db.execute(
    sql`create function refuse_end() returns trigger language plpgsql as $$ begin raise exception 'the sessions stay'; end $$`,
  )
  await app.db.execute(sql`create trigger refuse_end before delete on sessions for each row execute function refuse_end()`)
  const account = () =>
    row(
      app.db,
      sql`select is_disabled, is_removed, (select count(*)::int from sessions where subject_id = a.id) as sessions from accounts a where id = ${target.id}`,
    )
  expect(await call('PUT', `setting/set_status/${target.id}/0`)).toMatchObject({ http: 500 })
  expect(await call('DELETE', `setting/admin/${target.id}`)).toMatchObject({ http: 500 })
  expect(await account()).toEqual({ is_disabled: false, is_removed: false, sessions: 2 })
  await app.db.execute(sql`drop trigger refuse_end on sessions`)
  expect(await call('DELETE', `setting/admin/${target.id}`)).toMatchObject({ status: 200 })
  expect(await account()).toEqual({ is_disabled: true, is_removed: true, sessions: 0 })
})
