import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { assignAgent } from '#src/server/modules/chat/transfer/assign-agent.ts'
import { addAgent, addCustomer, issueToken } from '#src/server/modules/chat/people.ts'
import { testApp } from '../../database.ts'
import { connect, listening } from './socket-client.ts'

const held = testApp()
let address = ''
let agentUid = 0
let customerToken = ''
let customerUid = 0

beforeAll(async () => {
  agentUid = await addAgent(held.app.db, { account: 'kefu', password: 'a-long-password', nickname: '客服小苏' })
  customerUid = await addCustomer(held.app.db, { nickname: '陈晓雨', phone: '13800000021' })
  customerToken = await issueToken(held.app.db, customerUid)
  address = await listening(held.app)
})

const get = async (url: string, token?: string) =>
  (await held.app.inject({ url, ...(token ? { headers: { 'authori-zation': `Bearer ${token}` } } : {}) })).json()

const signIn = async (account: string, password: string, from = '127.0.0.1') =>
  (await held.app.inject({ method: 'POST', url: '/kefuapi/login', payload: { account, password }, remoteAddress: from })).json()

async function agentOnline() {
  const { token } = (await signIn('kefu', 'a-long-password')).data
  const client = await connect(address)
  client.send({ type: 'kefu_login', data: token })
  await client.next('success')
  return { client, token: token as string }
}

async function tourist(text: string) {
  const desk = (await get('/kefuapi/tourist/user?token=')).data
  const client = await connect(address)
  client.send({ type: 'tourist_login', data: desk.tourist_token })
  await client.next('success')
  client.send({ type: 'chat', data: { msn: text, type: 1, to_uid: desk.uid, is_tourist: 1, tourist_uid: desk.tourist_uid } })
  await client.next('chat')
  await client.close()
  return desk as { uid: number; tourist_uid: number; tourist_token: string }
}

describe('agent session', () => {
  it('answers the recorded sign-in', async () => {
    const reply = await signIn('kefu', 'a-long-password')
    expect(reply).toEqual({
      status: 200,
      msg: '登录成功',
      data: {
        token: expect.any(String),
        exp_time: expect.any(Number),
        kefuInfo: {
          id: expect.any(Number),
          uid: agentUid,
          online: 0,
          account: 'kefu',
          avatar: '',
          nickname: '客服小苏',
          phone: '',
          uniqid: '',
        },
      },
      code: '410001',
    })
  })

  it('refuses with the shop’s codes', async () => {
    expect(await signIn('', '')).toEqual({ status: 400, msg: '请输入账号和密码', data: [], code: '410000' })
    expect(await signIn('kefu', 'wrong')).toEqual({ status: 410025, msg: '账号或密码错误', data: [] })
    expect(await signIn('nobody', 'wrong')).toEqual(await signIn('kefu', 'wrong'))
    await held.app.db.execute(`update chat_agents set is_disabled = true`)
    expect(await signIn('kefu', 'a-long-password')).toEqual({ status: 410025, msg: '账号或密码错误', data: [] })
    await held.app.db.execute(`update chat_agents set is_disabled = false`)
  })

  it('locks after many wrong passwords', async () => {
    await addAgent(held.app.db, { account: 'locked', password: 'a-long-password', nickname: '小方' })
    const replies = []
    for (let turn = 0; turn < 11; turn++) replies.push(await signIn('locked', 'wrong', '10.9.8.7'))
    expect(replies.at(-1)).toMatchObject({ status: 400, code: 'locked' })
    expect(await signIn('locked', 'a-long-password', '10.9.8.7')).toMatchObject({ code: 'locked' })
  })

  it('is asked for by every agent call', async () => {
    for (const url of [
      '/kefuapi/service/info',
      '/kefuapi/user/record?is_tourist=0',
      '/kefuapi/service/list?uid=1',
      '/kefuapi/user/info/1',
    ]) {
      expect(await get(url)).toEqual({ status: 110005, msg: '请登录', data: [] })
      expect(await get(url, customerToken)).toMatchObject({ status: 110005 })
    }
  })

  it('opens nothing any more once the agent is disabled', async () => {
    const { token } = (await signIn('kefu', 'a-long-password')).data
    await held.app.db.execute(`update chat_agents set is_disabled = true`)
    for (const url of ['service/info', 'user/record?is_tourist=0', 'service/list?uid=1', 'user/info/1'])
      expect(await get(`/kefuapi/${url}`, token), url).toMatchObject({ status: 110007 })
    await held.app.db.execute(`update chat_agents set is_disabled = false`)
  })

  it('ends with the sign-out, sockets included', async () => {
    const { client, token } = await agentOnline()
    const closed = new Promise((resolve) => client.socket.once('close', resolve))
    expect((await held.app.inject({ method: 'POST', url: '/kefuapi/user/logout', headers: { token } })).json()).toEqual({
      status: 200,
      msg: 'success',
    })
    expect(await client.next('error')).toMatchObject({ close: true })
    await closed
    expect(await get('/kefuapi/service/info', token)).toMatchObject({ status: 110005 })
  })
})

describe('visitors', () => {
  it('get no desk while nobody is online', async () => {
    const nobody = { status: 410136, msg: '暂无客服人员在线，请稍后联系', data: [] }
    await vi.waitFor(async () => expect(await get('/kefuapi/tourist/user?token=')).toEqual(nobody), 3000)
    // ours: who may wait leaves a message with somebody who is away
    expect((await get('/kefuapi/tourist/user?token=&may_wait=1')).data).toMatchObject({ uid: expect.any(Number), online: 0 })
  })

  it('get the recorded desk, and a proof of who they are', async () => {
    const { client } = await agentOnline()
    const { data } = await get('/kefuapi/tourist/user?token=')
    expect(data).toEqual({
      nickname: '客服小苏',
      avatar: '',
      real_name: expect.any(String),
      uid: agentUid,
      tourist_uid: expect.any(Number),
      tourist_avatar: false,
      is_tourist: true,
      online: 1,
      tourist_token: expect.any(String),
      rating: { may: 0, asked: 0 },
    })
    const again = (await get(`/kefuapi/tourist/user?tourist_token=${data.tourist_token}`)).data
    expect(again.tourist_uid).toBe(data.tourist_uid)
    expect((await get(`/kefuapi/tourist/user?token=${customerToken}`)).data).toMatchObject({ uid: agentUid, is_tourist: false })
    expect(await get('/kefuapi/tourist/user?token=wrong')).toMatchObject({ status: 110003 })
    await client.close()
  })

  it('read their own history only', async () => {
    const { client } = await agentOnline()
    const [one, two] = [await tourist('我的秘密'), await tourist('另一位')]
    const texts = async (query: string) =>
      ((await get(`/kefuapi/tourist/chat?uid=${agentUid}&upperId=0&${query}`)).data as { msn: string }[]).map(({ msn }) => msn)
    expect(await texts(`tourist_token=${one.tourist_token}`)).toEqual(['我的秘密'])
    expect(await texts(`tourist_token=${two.tourist_token}`)).toEqual(['另一位'])
    expect(await texts(`tourist_token=${two.tourist_token}&tourist_uid=${one.tourist_uid}`)).toEqual(['另一位'])
    expect(await get(`/kefuapi/tourist/chat?uid=${agentUid}&tourist_uid=${one.tourist_uid}`)).toMatchObject({ status: 400, code: '410038' })
    expect(await get(`/kefuapi/tourist/chat?uid=${agentUid}&tourist_token=guess`)).toMatchObject({ status: 400, code: '410090' })
    await client.close()
  })

  it('stay with the agent they talked to, whoever is online', async () => {
    const { client } = await agentOnline()
    const desk = await tourist('在吗')
    await client.close()
    expect((await get(`/kefuapi/tourist/user?tourist_token=${desk.tourist_token}`)).data).toMatchObject({ uid: agentUid })
  })
})

const kind = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

// the keys of a recorded reply, with the kinds of their values; ours may have more
function recorded(name: string): Record<string, string> {
  const reply = JSON.parse(readFileSync(new URL(`../../../fixtures/recorded/${name}.json`, import.meta.url), 'utf8')) as {
    responseBody: { data: object }
  }
  const { data } = reply.responseBody
  const kinds = Object.entries((Array.isArray(data) ? data[0] : data) as object).map(([key, value]) => [key, kind(value)])
  return Object.fromEntries(kinds) as Record<string, string>
}

function kindsLike(shape: Record<string, string>, value: Record<string, unknown>) {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, key in value ? kind(value[key]) : 'missing']))
}

describe('workbench', () => {
  it('answers the shapes of the recorded replies', async () => {
    const { client, token } = await agentOnline()
    const desk = await tourist('形状')
    const calls = {
      kefuapi_config: '/kefuapi/config',
      kefuapi_service_info: '/kefuapi/service/info',
      kefuapi_tourist_user: '/kefuapi/tourist/user?token=',
      kefuapi_user_record: '/kefuapi/user/record?is_tourist=1',
      kefuapi_service_list: `/kefuapi/service/list?uid=${desk.tourist_uid}&is_tourist=1`,
    }
    for (const [name, url] of Object.entries(calls)) {
      const { data } = await get(url, token)
      const shape = recorded(name)
      expect({ name, ...kindsLike(shape, Array.isArray(data) ? data[0] : data) }).toEqual({ name, ...shape })
    }
    await client.close()
  })

  it('lists conversations and messages in the recorded shapes', async () => {
    const { client, token } = await agentOnline()
    const desk = await tourist('请问还有第二件半价的活动吗')
    const [row] = (await get('/kefuapi/user/record?is_tourist=1&page=1&limit=20', token)).data
    expect(row).toMatchObject({
      user_id: agentUid,
      to_uid: desk.tourist_uid,
      is_tourist: 1,
      mssage_num: 1,
      message: '请问还有第二件半价的',
      message_type: 1,
    })
    expect(Object.keys(row)).toEqual(
      expect.arrayContaining(['id', 'nickname', 'avatar', 'online', 'type', 'add_time', 'update_time', 'wx_nickname', '_update_time']),
    )
    const [message] = (await get(`/kefuapi/service/list?uid=${desk.tourist_uid}&upperId=0&limit=20&is_tourist=1`, token)).data
    expect(message).toMatchObject({
      msn: '请问还有第二件半价的活动吗',
      uid: desk.tourist_uid,
      to_uid: agentUid,
      is_tourist: 1,
      msn_type: 1,
      orderInfo: null,
      productInfo: null,
    })
    expect((await get('/kefuapi/user/record?is_tourist=1&nickname=100%25', token)).data).toEqual([])
    expect((await get(`/kefuapi/user/info/${desk.tourist_uid}`, token)).data).toMatchObject({ nickname: `游客${desk.tourist_uid}` })
    await client.close()
  })

  it('tells the whole phone number only of who has written to the agent, whoever the agent writes to', async () => {
    const { client, token } = await agentOnline()
    const uid = await addCustomer(held.app.db, { nickname: '周末', phone: '13800000021' })
    const phone = async () => (await get(`/kefuapi/user/info/${uid}`, token)).data.phone
    expect(await phone()).toBe('138****0021')
    client.send({ type: 'chat', data: { msn: '你好', type: 1, to_uid: uid } })
    await client.next('chat', { to_uid: uid })
    expect(await phone()).toBe('138****0021')
    const customer = await connect(address)
    customer.send({ type: 'login', data: await issueToken(held.app.db, uid) })
    await customer.next('success')
    customer.send({ type: 'chat', data: { msn: '在吗', type: 1, to_uid: agentUid } })
    await customer.next('chat')
    expect(await phone()).toBe('13800000021')
    await Promise.all([client.close(), customer.close()])
  })

  it('tells the whole phone number of a visitor who was given to the agent, and of nobody else’s', async () => {
    const { client, token } = await agentOnline()
    const other = await addAgent(held.app.db, { account: 'other', password: 'a-long-password', nickname: '客服小白' })
    const uid = await addCustomer(held.app.db, { nickname: '小满', phone: '13800000022' })
    const phone = async () => (await get(`/kefuapi/user/info/${uid}`, token)).data.phone
    await assignAgent(held.app.db, uid, other)
    expect(await phone()).toBe('138****0022')
    await assignAgent(held.app.db, uid, agentUid)
    expect(await phone()).toBe('13800000022')
    await client.close()
    await held.app.db.execute(`delete from chat_agents where uid = ${other}`)
  })

  it('needs somebody whose it is', async () => {
    const { client, token } = await agentOnline()
    const desk = await tourist('0')
    expect(await get('/kefuapi/service/list?limit=20', token)).toMatchObject({ status: 400, code: '100100', errors: { uid: '必填' } })
    expect(await get(`/kefuapi/tourist/chat?tourist_token=${desk.tourist_token}`)).toMatchObject({ status: 200, data: [] })
    await client.close()
  })

  it('pages backwards, and forwards from a number', async () => {
    const { client, token } = await agentOnline()
    const desk = await tourist('0')
    for (let turn = 1; turn < 30; turn++) {
      client.send({ type: 'chat', data: { msn: String(turn), type: 1, to_uid: desk.tourist_uid, is_tourist: 1 } })
      await client.next('chat')
    }
    const page = async (query: string) =>
      (await get(`/kefuapi/service/list?uid=${desk.tourist_uid}&${query}`, token)).data as { id: number; msn: string }[]
    const newest = await page('upperId=0&limit=20')
    expect(newest.map(({ msn }) => msn)).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 10)))
    expect((await page(`upperId=${newest[0]!.id}&limit=20`)).map(({ msn }) => msn)).toEqual(
      Array.from({ length: 10 }, (_, index) => String(index)),
    )
    expect((await page('after=27&limit=100')).map(({ msn }) => msn)).toEqual(['27', '28', '29'])
    await client.close()
  })
})
