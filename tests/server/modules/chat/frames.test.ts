import { beforeAll, describe, expect, it, vi } from 'vitest'
import { addAgent, addCustomer, issueToken } from '#src/server/modules/chat/people.ts'
import { openSession } from '#src/server/sessions.ts'
import { testApp } from '../../database.ts'
import { connect, listening } from './socket-client.ts'

const held = testApp()
let address = ''
let agentUid = 0
let customerToken = ''

beforeAll(async () => {
  const { db } = held.app
  agentUid = await addAgent(db, { account: 'kefu', password: 'a-long-password', nickname: '客服小苏' })
  customerToken = await issueToken(db, await addCustomer(db, { nickname: '陈晓雨' }))
  address = await listening(held.app)
})

const ask = async (url: string, token = '') => (await held.app.inject({ url, headers: { 'authori-zation': `Bearer ${token}` } })).json()

async function agent() {
  const { token } = await openSession(held.app.db, 'agent', 1)
  const client = await connect(address)
  client.send({ type: 'kefu_login', data: token })
  await client.next('success')
  return { client, token }
}

describe('the logout frame', () => {
  it('ends the session, its sockets, and the agent is away', async () => {
    const { client, token } = await agent()
    const other = await connect(address)
    other.send({ type: 'kefu_login', data: token })
    await other.next('success')
    const closed = Promise.all([client, other].map(({ socket }) => new Promise((resolve) => socket.once('close', resolve))))
    client.send({ type: 'logout', data: { uid: agentUid } })
    // said and gone, as a page does it
    client.socket.close()
    await closed
    expect(await ask('/kefuapi/service/info', token)).toMatchObject({ status: 110005 })
    await vi.waitFor(async () =>
      expect((await ask('/kefuapi/tourist/user?token=&may_wait=1')).data).toMatchObject({ uid: agentUid, online: 0 }),
    )
  })

  it('of a visitor ends nothing', async () => {
    const { client, token } = await agent()
    const visitor = await connect(address)
    visitor.send({ type: 'login', data: customerToken })
    await visitor.next('success')
    visitor.send({ type: 'logout', data: { uid: agentUid } })
    visitor.send({ type: 'ping' })
    await visitor.next('ping')
    expect(await ask('/kefuapi/service/info', token)).toMatchObject({ status: 200 })
    await Promise.all([client.close(), visitor.close()])
  })
})
