import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { encryptText } from '#src/gate/captcha/aes.ts'
import { puzzleGap } from './captcha.mjs'
import { customerUid } from './chats.mjs'
import { loadTranscript } from './recorded.mjs'
import { allowedHeaders, startReplay } from './server.mjs'
import { dropLists, shopFilter } from './shop-filter.mjs'

interface Reply {
  status: number
  msg: string
  code?: string
  data: {
    token: string
    id: unknown
    list: { name: string }[]
    info: { version: string; value: Record<string, { val: unknown }> }
    src: string
  }
}

describe('the replayed shop server', () => {
  let replay: Awaited<ReturnType<typeof startReplay>>
  beforeAll(async () => (replay = await startReplay()))
  afterAll(() => replay.close())

  async function call(
    method: string,
    path: string,
    { token, body, header = 'Authori-zation' }: { token?: string; body?: unknown; header?: string } = {},
  ) {
    const headers = { 'Content-Type': 'application/json', ...(token && { [header]: `Bearer ${token}` }) }
    const response = await fetch(replay.url + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
    const text = await response.text()
    return { http: response.status, text, reply: (text.startsWith('{') ? JSON.parse(text) : {}) as Reply, headers: response.headers }
  }
  const signIn = async () => (await call('POST', '/adminapi/login', { body: { account: 'admin', pwd: 'crm-demo-2026' } })).reply.data.token

  it('answers an empty 404 to what it does not know, the capabilities too', async () => {
    const { http, text } = await call('GET', '/adminapi/capabilities')
    expect([http, text]).toEqual([404, ''])
  })

  it('allows exactly the headers of the shop in a preflight', async () => {
    const response = await fetch(`${replay.url}/adminapi/logo`, { method: 'OPTIONS', headers: { Origin: 'http://a.test' } })
    expect(await response.text()).toBe('ok')
    expect(response.headers.get('access-control-allow-headers')).toBe(allowedHeaders)
    expect(allowedHeaders.split(', ')).not.toContain('token')
    expect(response.headers.get('access-control-allow-origin')).toBe('http://a.test')
  })

  it('reads Authori-zation alone, and tells bad tokens in its four ways', async () => {
    const token = await signIn()
    const statusOf = async (options: object) => (await call('GET', '/adminapi/logo', options)).reply
    expect((await statusOf({ token })).status).toBe(200)
    expect((await statusOf({ token, header: 'Authorization' })).status).toBe(110003)
    expect((await statusOf({ token: 'x.y.z' })).msg).toBe('Syntax error, malformed JSON')
    expect((await statusOf({ token: `x.${Buffer.from('{}').toString('base64url')}.z` })).msg).toMatch(/^Undefined property/)
    replay.sessions.end(token)
    expect((await statusOf({ token })).status).toBe(110003)
  })

  it('stores a page as the shop does, and gives it another version', async () => {
    const token = await signIn()
    const before = (await call('GET', '/adminapi/diy/get_diy_info/5', { token })).reply.data.info.version
    const value = { '1767225600000000': { name: 'titles', timestamp: '1767225600000000', val: true, other: 1.5, off: false, n: 3 } }
    const saved = await call('POST', '/adminapi/diy/diy_save/5', { token, body: { name: 'x', value } })
    expect(saved.reply).toMatchObject({ status: 200, data: { id: 5 } })
    const { info } = (await call('GET', '/adminapi/diy/get_diy_info/5', { token })).reply.data
    expect(info.version).not.toBe(before)
    expect(info.value['1767225600000000']).toMatchObject({ val: '1', other: '1.5', off: '', n: 3 })
    expect((await call('POST', '/adminapi/diy/diy_save/0', { token, body: { name: 'new', value } })).reply.data.id).toEqual(
      expect.any(String),
    )
  })

  it('drops what code looks like, and the lists that an update does not keep', () => {
    expect(shopFilter({ val: '<p><img src="a"></p>', url: '../a', link: '/x?t=Black or White=1' })).toEqual({
      val: '<p> src="a"></p>',
      url: '../a',
      link: '/x?t=Black ',
    })
    expect(dropLists({ a: { name: 'goodList', goodsList: { max: 2, list: [{ id: 4 }] } } }).a.goodsList).toEqual({ max: 2, ids: [4] })
  })

  it('speaks the recorded frames', async () => {
    const agentToken = (await call('POST', '/kefuapi/login', { body: { account: 'kefu', password: 'crm-demo-2026' } })).reply.data.token
    const wanted = new Set(
      loadTranscript()
        .filter((frame: { who: string; dir: string }) => frame.dir === 'recv' && frame.who === 'kefu')
        .map((frame: { msg: { type: string } }) => frame.msg.type),
    )
    const [agent, visitor] = [
      new WebSocket(`${replay.url.replace('http', 'ws')}/msg`),
      new WebSocket(`${replay.url.replace('http', 'ws')}/msg`),
    ]
    const seen: string[] = []
    agent.on('message', (content) => seen.push((JSON.parse(String(content)) as { type: string }).type))
    await Promise.all([agent, visitor].map((socket) => new Promise((done) => socket.once('open', done))))
    const say = (socket: WebSocket, type: string, data: unknown) => socket.send(JSON.stringify({ type, data }))
    const told = (type: string, times = 1) =>
      vi.waitFor(
        () => expect(seen.filter((one) => one === type).length, `${type} of ${[...wanted].join()}`).toBeGreaterThanOrEqual(times),
        {
          interval: 5,
        },
      )
    say(agent, 'kefu_login', agentToken)
    await told('success')
    say(visitor, 'to_chat', { id: 1, tourist_uid: 77 })
    say(visitor, 'chat', { msn: '在吗', type: 1, to_uid: 1, is_tourist: 1 })
    await told('user_online')
    await told('mssage_num')
    say(agent, 'to_chat', { id: 77 })
    await told('mssage_num', 2)
    say(agent, 'chat', { msn: '在的', type: 1, to_uid: 77 })
    await told('chat')
    say(visitor, 'chat', { msn: '谢谢', type: 1, to_uid: 1 })
    await told('reply')
    agent.close()
    visitor.close()
  })

  it('judges the puzzle, and asks at sign-in only about proof that is brought', async () => {
    const { data } = (await call('GET', '/adminapi/ajcaptcha?captchaType=blockPuzzle')).reply as unknown as {
      data: { token: string; secretKey: string }
    }
    const point = (x: number) => JSON.stringify({ x, y: 5 })
    const check = async (token: string, x: number) =>
      (await call('POST', '/adminapi/ajcheck', { body: { token, pointJson: encryptText(point(x), data.secretKey) } })).reply
    expect((await check('nobody’s', puzzleGap)).code).toBe('400336')
    expect((await check(data.token, puzzleGap + 8)).status).toBe(200)
    expect((await check(data.token, puzzleGap)).code).toBe('400336')
    const proof = encryptText(`${data.token}---${point(puzzleGap + 8)}`, data.secretKey)
    const enter = async (captchaVerification: string) =>
      (await call('POST', '/adminapi/login', { body: { account: 'admin', pwd: 'crm-demo-2026', captchaVerification } })).reply
    expect((await enter('made up')).code).toBe('400336')
    expect((await enter(proof)).status).toBe(200)
    expect((await enter('')).status).toBe(200)
  })

  it('keeps categories and pictures as the shop does, and refuses in its words', async () => {
    const token = await signIn()
    const ask = async (method: string, path: string, body?: unknown) =>
      (await call(method, `/adminapi/file/${path}`, { token, body })).reply
    expect((await ask('POST', 'category', { pid: 0, name: '' })).code).toBe('400100')
    expect((await ask('POST', 'category', { pid: 0, name: '新的' })).status).toBe(200)
    expect((await ask('POST', 'category', { pid: 0, name: '新的' })).status).toBe(400101)
    const list = (await ask('GET', 'category?pid=0')).data.list as unknown as { id: number; name: string }[]
    const { id } = list.find(({ name }) => name === '新的')!
    expect((await ask('POST', 'category', { pid: id, name: '下级' })).status).toBe(200)
    expect((await ask('DELETE', `category/${id}`)).status).toBe(400102)
    const { list: pictures } = (await ask('GET', 'file?page=1&limit=1')).data as unknown as { list: { att_id: number }[] }
    expect((await ask('PUT', 'file/do_move', { pid: id, images: String(pictures[0]!.att_id) })).status).toBe(200)
    expect((await ask('PUT', `file/update/${pictures[0]!.att_id}`, { real_name: '' })).code).toBe('400104')
    expect((await ask('GET', `file?pid=${id}`)).data.list).toHaveLength(1)
    expect((await ask('POST', 'file/delete', { ids: String(pictures[0]!.att_id) })).status).toBe(200)
    expect((await ask('GET', `file?pid=${id}`)).data.list).toEqual([])
  })

  it('gives a customer the history, a tourist none and another name each time', async () => {
    const read = async (path: string) =>
      (await call('GET', `/kefuapi/tourist/${path}`)).reply as unknown as { status: number; data: unknown }
    const token = replay.sessions.give('user', customerUid)
    expect((await read(`chat?uid=1&token=${token}`)).data).toEqual(
      expect.arrayContaining([expect.objectContaining({ uid: customerUid, to_uid: 1 })]),
    )
    expect(await read('chat?uid=1&is_tourist=1')).toMatchObject({ status: 400, code: '410038' })
    expect((await read('chat?uid=1&token=wrong')).status).toBe(110003)
    const uidOf = async () => ((await read('user?token=')).data as { tourist_uid: number }).tourist_uid
    expect(await uidOf()).not.toBe(await uidOf())
  })
})
