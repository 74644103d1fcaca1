import { randomBytes } from 'node:crypto'
import pg, { type PoolConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buildApp, type AppOptions } from '#src/server/app.ts'
import { openPool } from '#src/server/db.ts'
import { migrate } from '#src/server/database/migrate.ts'
import { asRuntimeRole, ledgers } from '#src/server/database/runtime-role.ts'
import { act, createDocument } from '#src/server/factory/documents.ts'
import { audit } from '#src/server/factory/post.ts'
import { signedIn, withDatabase } from '../database.ts'
import { boardLine, day, setStage } from '../factory/stage.ts'

const database = withDatabase()
const silent = () => undefined

async function ask(config: PoolConfig, statement: string): Promise<pg.QueryResult<Record<string, string>>> {
  const client = new pg.Client(config)
  await client.connect()
  return client.query<Record<string, string>>(statement).finally(() => client.end())
}
const refusal = (config: PoolConfig, statement: string) =>
  ask(config, statement).then(
    () => 'done',
    (error: { code: string; message: string }) => `${error.code} ${error.message}`,
  )

describe('the role that calls run as', () => {
  it.each(ledgers)('P-D2: adds to %s and changes nothing there, by grant; the owner is refused by its triggers', async (ledger) => {
    const lesser = await asRuntimeRole(database.config, silent)
    const column = ['document_links', 'allocations'].includes(ledger) ? 'reversal_of' : 'document_id'
    const changes = [`update ${ledger} set ${column} = ${column}`, `delete from ${ledger}`, `truncate ${ledger} cascade`]
    for (const change of changes) expect(await refusal(lesser, change)).toMatch(/^42501 permission denied/)
    expect(await refusal(lesser, `reset role; delete from ${ledger}`)).toMatch(/^42501 permission denied/)
    expect(await refusal(lesser, `select 1 from ${ledger} limit 1`)).toBe('done')
    expect(await refusal(database.config, `truncate ${ledger} cascade`)).toMatch(/stay as they are/)
  })

  it('writes a paper, posts it, takes it back and answers what lies', async () => {
    const app = await appOver(await asRuntimeRole(database.config, silent))
    const stage = await setStage(app.db)
    const { headers } = await signedIn(app)
    const send = async (url: string, payload: object) =>
      (await app.inject({ method: 'POST', url: `/api/order/${url}`, headers, payload })).json<Answer>()
    const line = boardLine(stage.boards[0]!, 4)
    const paper = { type: 'IN', sub_type: 'other', biz_date: day, warehouse_id: stage.warehouses[0], reason: '盘盈' }
    const { data } = await send('add', { ...paper, lines: [{ sku_id: line.sku, qty: '4' }] })
    for (const [url, action] of [
      ['approve', 'submit'],
      ['audit', 'audit'],
      ['audit', 'reverse'],
    ])
      expect(await send(url!, { type: 'IN', ids: [data.id], action, reason: '错了' })).toMatchObject({ status: 200, data: { failed: [] } })
    const { rows } = await ask(database.config, 'select count(*)::int as moves, sum(pieces)::int as pieces from stock_moves')
    expect(rows).toEqual([{ moves: 2, pieces: 0 }])
  })
})

it('makes one party of two, and leaves one that has entries in the ledger where it is', async () => {
  const app = await appOver(await asRuntimeRole(database.config, silent))
  const { suppliers, warehouses, boards } = await setStage(app.db)
  const paper = { type: 'IN', subType: 'purchase', day, party: suppliers[0]!, warehouse: warehouses[0]! } as const
  const made = await createDocument(app.db, { ...paper, lines: [boardLine(boards[0]!, 4, { net: '10', gross: '10' })] }, '仓管')
  await act(app.db, made.id, 'submit', { who: '仓管' })
  await audit(app.db, made.id, { who: '仓管' })
  const { headers } = await signedIn(app)
  const send = async (name: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/api/party/supplier/${name}`, headers, payload })).json<Answer & { code: string }>()
  const [one, other] = [(await send('add', { name: '并甲' })).data, (await send('add', { name: '并乙' })).data]
  const version = 1
  expect(await send('merge', { id: Number(one.id), version, from: [suppliers[0]] })).toMatchObject({ status: 422, code: 'MERGE_ENTERED' })
  expect(await send('merge', { id: Number(one.id), version, from: [Number(other.id)] })).toMatchObject({ status: 200 })
})

interface Answer {
  status: number
  data: { id: number }
}

const apps: Awaited<ReturnType<typeof buildApp>>[] = []
async function appOver(config: PoolConfig, options: Partial<AppOptions> = {}) {
  const app = await buildApp({ database: config, files: '/nonexistent', ...options })
  apps.push(app)
  await app.ready()
  return app
}
afterAll(() => Promise.all(apps.map((app) => app.close())))

describe('a database of a host', () => {
  const mark = randomBytes(4).toString('hex')
  const owner = () => ({ ...inject('database'), database: 'postgres' })
  beforeAll(async () => {
    for (const [user, may] of [
      [`plain_${mark}`, 'nocreaterole'],
      [`maker_${mark}`, 'createrole'],
    ]) {
      await ask(owner(), `create role ${user} login ${may} password 'x'`)
      await ask(owner(), `create database ${user} owner ${user}`)
      await ask({ ...owner(), database: user! }, 'create extension if not exists pg_trgm')
    }
  })
  afterAll(async () => {
    for (const user of [`plain_${mark}`, `maker_${mark}`]) {
      await ask(owner(), `drop database ${user} with (force)`)
      await ask(owner(), `drop role if exists ${user}_runtime`)
      await ask(owner(), `drop role ${user}`)
    }
  })
  async function started(user: string) {
    const { host, port } = inject('database')
    const at = host.startsWith('/') ? `localhost:${port}/${user}?host=${encodeURIComponent(host)}` : `${host}:${port}/${user}`
    const config = { connectionString: `postgres://${user}:x@${at}` }
    const pool = openPool({ ...config, max: 1 })
    await migrate(pool).finally(() => pool.end())
    const told: string[] = []
    const lesser = await asRuntimeRole(config, (line) => told.push(line))
    return { told, config: lesser, name: (await ask(lesser, 'select current_user as name')).rows[0]!['name'] }
  }

  it('whose user may make roles has one that only adds to ledgers', async () => {
    const { told, name, config } = await started(`maker_${mark}`)
    expect({ told, name }).toEqual({ told: [], name: `maker_${mark}_runtime` })
    expect(await refusal(config, 'delete from stock_moves')).toMatch(/^42501 permission denied/)
  })

  it('whose user may not make roles works, says so in one line, and its triggers refuse', async () => {
    const { told, name, config } = await started(`plain_${mark}`)
    expect(told).toEqual([expect.stringContaining(`cannot act as "plain_${mark}_runtime"`)])
    expect(name).toBe(`plain_${mark}`)
    expect(await refusal(config, 'truncate stock_moves cascade')).toMatch(/stay as they are/)
  })
})
