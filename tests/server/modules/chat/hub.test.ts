import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { addAgent, addCustomer, issueToken } from '#src/server/modules/chat/people.ts'
import { openSession } from '#src/server/sessions.ts'
import { testApp } from '../../database.ts'
import { connect, listening } from './socket-client.ts'

const held = testApp()
let address = ''
beforeAll(async () => (address = await listening(held.app)))

it('asks everybody to read again when notifications may have been missed', async () => {
  const { db } = held.app
  const uid = await addAgent(db, { account: 'kefu', password: 'a-long-password', nickname: '客服小苏' })
  const visitorToken = await issueToken(db, await addCustomer(db, { nickname: '陈晓雨' }))
  await held.app.inject({ url: `/kefuapi/tourist/user?may_wait=1&token=${visitorToken}` })
  const agent = await connect(address)
  agent.send({ type: 'kefu_login', data: (await openSession(db, 'agent', 1)).token })
  await agent.next('success')
  const visitor = await connect(address)
  visitor.send({ type: 'login', data: visitorToken })
  await visitor.next('success')

  const cut = await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen %'`,
  )
  expect(cut.rows).toHaveLength(1)
  expect(await agent.next('resume')).toEqual({ type: 'resume' })
  expect(await visitor.next('resume')).toEqual({ type: 'resume' })

  visitor.send({ type: 'chat', data: { msn: '恢复了吗', type: 1, to_uid: uid } })
  expect(await agent.next('mssage_num')).toMatchObject({ data: { message: { msn: '恢复了吗' } } })
  await Promise.all([agent.close(), visitor.close()])
})

it('cuts off who sends without waiting for answers', async () => {
  const client = await connect(address)
  const closed = new Promise<number>((resolve) => client.socket.once('close', resolve))
  for (let turn = 0; turn < 2000; turn++) client.send({ type: 'to_chat', data: { id: turn } })
  expect(await closed).toBe(1008)
})
