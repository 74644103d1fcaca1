import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { listConversations, readAgent } from '#src/api/chat.ts'
import { openWorkbench, type Workbench } from '#src/kefu/agent/workbench.ts'
import { outgoing } from '#src/kefu/wire/frame.ts'
import { Connection } from '#src/stores/connection.ts'
import { loadRecorded } from '../../replay/recorded.mjs'
import { startReplay } from '../../replay/server.mjs'
import { barePage } from '../bare-page.ts'

interface Frame {
  type: string
  data: Record<string, unknown>
}

const [{ nickname: recorded }] = loadRecorded().get('kefuapi_user_record').responseBody.data

describe('workbench at the replayed shop', () => {
  let shop: Awaited<ReturnType<typeof startReplay>>
  let connection: Connection
  let workbench: Workbench
  let heard: string[]
  const visitors: WebSocket[] = []

  const open = async () => {
    workbench = await openWorkbench({
      connection,
      onMessage: ({ text }, isMine) => void heard.push(`${isMine ? 'mine' : 'theirs'} ${text}`),
    })
    await vi.waitFor(() => expect(workbench.client.$status.get().state).toBe('online'))
  }

  // a tourist as the old client is one
  async function tourist(uid: number): Promise<{ socket: WebSocket; frames: Frame[]; say(text: string): void }> {
    const socket = new WebSocket(`${shop.url.replace('http', 'ws')}/msg`)
    const frames: Frame[] = []
    socket.on('message', (raw) => frames.push(JSON.parse(String(raw)) as Frame))
    await new Promise((ready) => socket.once('open', ready))
    visitors.push(socket)
    const put = (type: string, data: object) => socket.send(JSON.stringify({ type, data }))
    put('to_chat', { id: 1, tourist_uid: uid })
    return { socket, frames, say: (text) => put('chat', { msn: text, type: 1, to_uid: 1, is_tourist: 1, tourist_uid: uid }) }
  }

  const names = () => workbench.list.$shown.get().map(({ nickname }) => nickname)
  const row = (uid: string) => workbench.list.find(uid)

  beforeEach(async () => {
    barePage()
    shop = await startReplay()
    heard = []
    connection = new Connection({ base: shop.url, who: 'page', token: undefined, credentials: 'include' })
    vi.stubGlobal('sessionStorage', localStorage)
    await connection.signInAgent('kefu', 'crm-demo-2026')
    await open()
  })
  afterEach(async () => {
    workbench.stop()
    for (const socket of visitors.splice(0)) socket.terminate()
    await shop.close()
    vi.unstubAllGlobals()
  })

  it('lists the recorded conversations', async () => {
    await vi.waitFor(() => expect(names()).toEqual([recorded]))
    expect(row('3')).toMatchObject({ isTourist: false, unread: 0, previewKind: 'product' })
    expect(workbench.self.nickname).not.toBe('')
  })

  it('narrows them by crowd and by name', async () => {
    await vi.waitFor(() => expect(names()).toEqual([recorded]))
    workbench.list.choose('tourists')
    expect(names()).toEqual([])
    workbench.list.choose('users')
    expect(names()).toEqual([recorded])
    workbench.list.search('没有这个人')
    expect(names()).toEqual([])
  })

  it('reads a conversation and sends into it', async () => {
    await vi.waitFor(() => expect(names()).toEqual([recorded]))
    workbench.open('3')
    const talk = workbench.talkOf('3')
    await vi.waitFor(() => expect(talk.$messages.get().map(({ kind }) => kind)).toEqual(['text', 'text', 'product']))
    expect(heard).toEqual([])
    workbench.send('马上为您查询')
    await vi.waitFor(() => expect(talk.$messages.get().at(-1)).toMatchObject({ text: '马上为您查询', state: 'sent' }))
    expect(heard).toEqual(['mine 马上为您查询'])
    await vi.waitFor(() => expect(row('3')).toMatchObject({ preview: '马上为您查询' }))
  })

  it('sends cards of products and orders as what they are', async () => {
    await vi.waitFor(() => expect(names()).toEqual([recorded]))
    expect(() => workbench.sendCard('product', '12')).toThrow(TypeError)
    workbench.open('3')
    workbench.sendCard('product', '12')
    workbench.sendCard('order', 'cp646989011566460928')
    const newest = () =>
      workbench
        .talkOf('3')
        .$messages.get()
        .slice(-2)
        .map(({ kind, text, state }) => [kind, text, state])
    await vi.waitFor(() =>
      expect(newest()).toEqual([
        ['product', '12', 'sent'],
        ['order', 'cp646989011566460928', 'sent'],
      ]),
    )
  })

  it('counts unread messages of visitors until their conversation is opened', async () => {
    const visitor = await tourist(313632912)
    visitor.say('有人吗')
    await vi.waitFor(() => expect(row('313632912')).toMatchObject({ unread: 1, preview: '有人吗', isTourist: true }))
    expect(workbench.list.$unread.get()).toBe(1)
    expect(heard).toEqual([])
    workbench.open('313632912')
    expect(workbench.list.$unread.get()).toBe(0)
    await vi.waitFor(() => expect(workbench.talkOf('313632912').$history.get()).toBe('complete'))
    visitor.say('在看吗')
    await vi.waitFor(() => expect(workbench.talkOf('313632912').$messages.get().at(-1)?.text).toBe('在看吗'))
    expect(workbench.list.$unread.get()).toBe(0)
    // another tab of this browser turns the common socket to what it shows
    workbench.client.send(outgoing.attend('3'))
    visitor.say('还在看吗')
    await vi.waitFor(() => expect(workbench.talkOf('313632912').$messages.get().at(-1)?.text).toBe('还在看吗'))
    expect(workbench.list.$unread.get()).toBe(0)
  })

  it('shows a guest as there who writes, and as gone when the shop says so', async () => {
    const visitor = await tourist(313632912)
    visitor.say('有人吗')
    await vi.waitFor(() => expect(row('313632912')).toMatchObject({ isTourist: true, isOnline: true }))
    // the shop's own row of a guest says otherwise
    const [listed] = (await connection.send(listConversations, { query: { is_tourist: 1, page: 1, limit: 5, nickname: '' } })) as {
      online: number
    }[]
    expect(listed!.online).toBe(0)
    await workbench.list.refresh()
    expect(row('313632912')!.isOnline).toBe(true)
    visitor.socket.close()
    await vi.waitFor(() => expect(row('313632912')!.isOnline).toBe(false))
  })

  it('tells visitors who look at it that it goes away', async () => {
    const visitor = await tourist(313632912)
    await vi.waitFor(() => expect(visitor.frames.length).toBeGreaterThan(0))
    workbench.setOnline(false)
    await vi.waitFor(() => expect(visitor.frames.at(-1)).toEqual({ type: 'online', data: { online: 0, uid: 1 } }))
    expect(workbench.$isOnline.get()).toBe(false)
  })

  it('stays away after a reload and in every tab of the browser, until the agent signs in anew', async () => {
    workbench.setOnline(false)
    workbench.stop()
    const sent = vi.spyOn(WebSocket.prototype, 'send')
    await open()
    expect(workbench.$isOnline.get()).toBe(false)
    expect(sent.mock.calls.map(([text]) => String(text))).toContain(JSON.stringify(outgoing.presence(false)))
    sent.mockRestore()
    // another tab says that they are back
    const key = [...Array(localStorage.length).keys()].map((at) => localStorage.key(at)!).find((name) => name.startsWith('crm:chat-away'))!
    localStorage.removeItem(key)
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    expect(workbench.$isOnline.get()).toBe(true)
    workbench.setOnline(false)
    await workbench.signOut()
    await connection.signInAgent('kefu', 'crm-demo-2026')
    await open()
    expect(workbench.$isOnline.get()).toBe(true)
  })

  it('tells the socket that the agent leaves, and keeps nothing of the session', async () => {
    const sent = vi.spyOn(WebSocket.prototype, 'send')
    await workbench.signOut()
    const frames = sent.mock.calls.map(([text]) => JSON.parse(String(text)) as Frame)
    sent.mockRestore()
    expect(frames.at(-1)).toEqual({ type: 'logout', data: { uid: 1 } })
    expect(shop.calls.at(-1)).toMatchObject({ path: '/kefuapi/user/logout' })
    expect([connection.$agent.get(), workbench.client.$status.get().state]).toEqual([null, 'off'])
    expect(sessionStorage.getItem(`crm:agent:${shop.url}`)).toBeNull()
  })

  it('lists a conversation no more that somebody else has, until something new is said in it', async () => {
    const visitor = await tourist(313632912)
    visitor.say('有人吗')
    await vi.waitFor(() => expect(row('313632912')).toBeDefined())
    workbench.list.leave('313632912')
    expect(row('313632912')).toBeUndefined()
    await workbench.list.refresh()
    expect(row('313632912')).toBeUndefined()
    visitor.say('还在吗')
    await vi.waitFor(() => expect(row('313632912')).toMatchObject({ preview: '还在吗' }))
  })

  it('lets an agent act on orders whatever their row says at a plain shop, at our server as it says', async () => {
    const send = connection.send.bind(connection)
    const row = { ...(await send(readAgent, {})), customer: 0 }
    // what is asked besides is nothing to this
    vi.spyOn(connection, 'send').mockImplementation((...call: Parameters<typeof send>) =>
      (call[0] as unknown) === readAgent ? Promise.resolve(row) : connection.kind === 'own' ? Promise.resolve([]) : send(...call),
    )
    workbench.stop()
    await open()
    expect(workbench.self.mayAct).toBe(true)
    vi.spyOn(connection, 'kind', 'get').mockReturnValue('own')
    workbench.stop()
    await open()
    expect(workbench.self.mayAct).toBe(false)
  })

  it('opens where it was left', async () => {
    await vi.waitFor(() => expect(names()).toEqual([recorded]))
    workbench.open('3')
    workbench.stop()
    await open()
    expect(workbench.$open.get()).toBe('3')
    await vi.waitFor(() => expect(workbench.talkOf('3').$messages.get()).toHaveLength(3))
  })

  it('knows a tourist as one before the list is read again', async () => {
    const visitor = await tourist(313632912)
    visitor.say('有人吗')
    await vi.waitFor(() => expect(row('313632912')).toBeDefined())
    workbench.open('313632912')
    workbench.stop()
    await open()
    const texts = () =>
      workbench
        .talkOf('313632912')
        .$messages.get()
        .map(({ text }) => text)
    await vi.waitFor(() => expect(texts()).toEqual(['有人吗']))
    workbench.send('在的')
    await vi.waitFor(() => expect(visitor.frames.at(-1)).toMatchObject({ data: { msn: '在的', is_tourist: 1 } }))
  })
})
