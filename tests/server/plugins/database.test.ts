import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#src/server/app.ts'
import { signedIn, testApp } from '../database.ts'

const held = testApp()
let app: FastifyInstance
let other: pg.Client
beforeAll(async () => {
  app = await buildApp({ database: { ...held.database, statement_timeout: 300 }, files: held.files })
  await app.ready()
  other = new pg.Client(held.database)
  await other.connect()
})
afterAll(async () => {
  await other.end()
  await app.close()
})

it('gives a list up that takes too long, in a sentence, and serves the next one', async () => {
  const { headers } = await signedIn(held.app)
  const list = async () => (await app.inject({ url: '/adminapi/order/list?page=1&limit=15', headers })).json<{ msg: string }>()
  await other.query('begin; lock table shop_orders in access exclusive mode')
  expect(await list()).toMatchObject({ status: 400, code: 'STATEMENT_LONG', msg: '查询时间过长，已停止：请缩小日期或筛选范围' })
  await other.query('rollback')
  expect(await list()).toMatchObject({ status: 200 })
})

it('gives every statement of a call a limit', async () => {
  const { rows } = await held.app.db.execute<{ statement_timeout: string }>('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '1min' }])
})
