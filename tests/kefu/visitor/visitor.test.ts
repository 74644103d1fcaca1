import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lifeOf } from '#src/kefu/client/life.ts'
import { notesOf } from '#src/kefu/client/notes.ts'
import { wrote } from '#src/kefu/visitor/identity.ts'
import { nothingTold } from '#src/kefu/visitor/opening.ts'
import { createVisitor, type Visitor } from '#src/kefu/visitor/visitor.ts'
import { barePage } from '../bare-page.ts'
import { Connection } from '#src/stores/connection.ts'
import { agent, openShop, type Shop } from './small-shop.ts'

describe.each([
  ['our server', true],
  ['a plain shop server', false],
])('visitor at %s', (_, isOurs) => {
  let shop: Shop
  let visitor: Visitor
  let heard: string[]
  const opened: Visitor[] = []

  const visit = (token?: string) => {
    heard = []
    visitor = createVisitor({
      connection: new Connection({ base: shop.url, who: 'page', token: undefined, credentials: 'include' }),
      token,
      onMessage: (message, isMine) => void heard.push(`${isMine ? 'mine' : 'theirs'} ${message.text}`),
    })
    opened.push(visitor)
    return visitor.open()
  }
  const texts = () => visitor.$messages.get().map(({ text, state }) => `${text} ${state}`)
  const sees = (expected: string[]) => vi.waitFor(() => expect(texts()).toEqual(expected))
  const session = () => {
    const state = visitor.$state.get()
    return state.state === 'open' ? state.session : undefined
  }
  const clientState = () => session()?.client.$status.get().state ?? visitor.$state.get().state
  const history = () => session()?.talk.$history.get() ?? visitor.$state.get().state
  const types = () => shop.frames.map(({ type }) => type)

  beforeEach(async () => {
    barePage()
    shop = await openShop(isOurs)
  })
  afterEach(async () => {
    for (const one of opened.splice(0)) one.close()
    await shop.stop()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('talks to the agent', async () => {
    await visit()
    visitor.look(true)
    visitor.send('你好')
    await sees(['你好 sent'])
    shop.reply('您好')
    await sees(['你好 sent', '您好 sent'])
    expect(heard).toEqual(['mine 你好', 'theirs 您好'])
    expect(visitor.$unread.get()).toBe(0)
    expect(types()).toEqual(isOurs ? expect.arrayContaining(['tourist_login', 'to_chat', 'chat']) : ['ping', 'to_chat', 'chat'])
  })

  it('counts what comes while nobody looks', async () => {
    await visit()
    visitor.look(true)
    visitor.send('在吗')
    await sees(['在吗 sent'])
    visitor.look(false)
    shop.reply('在的')
    shop.reply('请讲')
    await vi.waitFor(() => expect(visitor.$unread.get()).toBe(2))
    visitor.look(true)
    expect(visitor.$unread.get()).toBe(0)
  })

  it('counts no more what was read in another tab', async () => {
    await visit()
    visitor.look(true)
    visitor.send('在吗')
    await sees(['在吗 sent'])
    visitor.look(false)
    shop.reply('在的')
    await vi.waitFor(() => expect(visitor.$unread.get()).toBe(1))
    const key = [...Array(localStorage.length).keys()].map((at) => localStorage.key(at)!).find((name) => name.startsWith('crm:chat-read'))!
    localStorage.setItem(key, String(visitor.$messages.get().at(-1)!.id))
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    expect(visitor.$unread.get()).toBe(0)
  })

  it('counts the first message of all, which the agent wrote', async () => {
    await visit()
    // opened once, and closed again without a word
    visitor.look(true)
    await vi.waitFor(() => expect(clientState()).toBe('online'))
    // what a first history brings was read elsewhere: it has to be over
    if (isOurs) await vi.waitFor(() => expect(history()).toBe('complete'))
    visitor.look(false)
    shop.reply('您好，需要帮忙吗')
    await vi.waitFor(() => expect(visitor.$unread.get()).toBe(1))
    // after a reload the bubble looks for it, and it still counts where the server has the history
    expect(localStorage.getItem('crm:chat')).toBe('1')
    visitor.close()
    await visit()
    await vi.waitFor(() => expect(clientState()).toBe('online'))
    if (isOurs) await vi.waitFor(() => expect(visitor.$unread.get()).toBe(1))
    visitor.look(true)
    expect(visitor.$unread.get()).toBe(0)
  })

  it('counts what came while it was closed, also beyond one page', async () => {
    await visit('token')
    visitor.look(true)
    visitor.send('在吗')
    await sees(['在吗 sent'])
    visitor.close()
    for (let turn = 1; turn <= 50; turn++) shop.reply(`第 ${turn} 句`)
    await visit('token')
    await vi.waitFor(() => expect(visitor.$unread.get()).toBe(50))
  })

  it('counts on after a page of them did not come', async () => {
    await visit('token')
    visitor.look(true)
    visitor.send('在吗')
    await sees(['在吗 sent'])
    visitor.close()
    for (let turn = 1; turn <= 30; turn++) shop.reply(`第 ${turn} 句`)
    const { fetch } = globalThis
    let broken = 0
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
      const isOlder = /chat\b.*upperId=[1-9]/.test(String(call[0] instanceof Request ? call[0].url : call[0]))
      return isOlder && ++broken < 4 ? Promise.reject(new TypeError('cut')) : fetch(...call)
    })
    await visit('token')
    await vi.waitFor(() => expect(visitor.$unread.get()).toBe(20))
    await vi.waitFor(() => expect(session()?.talk.$history.get()).toBe('failed'))
    await vi.waitFor(() => expect(visitor.$unread.get()).toBe(30), { timeout: 5000 })
  })

  it('stays the same tourist at the next visit', async () => {
    await visit()
    const first = visitor.$state.get()
    visitor.close()
    await visit()
    const second = visitor.$state.get()
    const touristOf = (state: typeof first) => (state.state === 'open' ? state.session.identity.tourist : state.state)
    expect(touristOf(second)).toBe(touristOf(first))
  })

  it('sends after a reload what was not sent before', async () => {
    await visit()
    await vi.waitFor(() => expect(clientState()).toBe('online'))
    shop.isDown = true
    shop.drop()
    await vi.waitFor(() => expect(clientState()).not.toBe('online'))
    visitor.send('断线时写的')
    await sees(['断线时写的 sending'])
    visitor.close()
    await visit()
    expect(texts()).toEqual(['断线时写的 sending'])
    shop.isDown = false
    await vi.waitFor(() => expect(shop.rows.map(({ msn }) => msn)).toEqual(['断线时写的']), { interval: 100 })
  })

  it('goes on with the agent to whom it was handed, whoever the server would name if asked', async () => {
    await visit()
    visitor.send('我要退货')
    await sees(['我要退货 sent'])
    shop.reply('请稍等')
    await sees(['我要退货 sent', '请稍等 sent'])
    shop.handOn(2)
    await vi.waitFor(() => expect(shop.frames).toContainEqual({ type: 'to_chat', data: expect.objectContaining({ id: isOurs ? 0 : 2 }) }))
    await vi.waitFor(() => expect(clientState()).toBe('online'))
    await vi.waitFor(() => expect(session()?.identity.partner).toMatchObject({ uid: '2', nickname: '客服小陈', isOnline: true }))
    if (isOurs) {
      await sees(['我要退货 sent', '请稍等 sent'])
      expect(shop.asked.at(-1)).toBe('2')
      // what the agent of before wrote is not the visitor's
      expect(
        session()!
          .talk.$messages.get()
          .map((message) => wrote(session()!.identity, message)),
      ).toEqual([true, false])
      expect(notesOf(session()!.talk).get()).toMatchObject([{ what: 'transferred', behind: 'id:2' }])
    }
    visitor.look(true)
    await vi.waitFor(() => expect(shop.frames.at(-1)).toMatchObject({ type: 'to_chat', data: { id: 2 } }))
    visitor.send('谢谢')
    await vi.waitFor(() => expect(shop.frames.at(-1)).toMatchObject({ type: 'chat', data: { msn: '谢谢', to_uid: 2 } }))
  })

  it('hears what our server tells beside the contract', async () => {
    shop.more = { queue: 3, online: 1, questions: ['多久发货？'], is_open: 0, away: '九点后回复', rating: { may: 1, asked: 1 } }
    await visit()
    const told = { before: 2, questions: ['多久发货？'], isClosed: true, away: '九点后回复', takesRatings: true, asksRating: true }
    await vi.waitFor(() => expect(clientState()).toBe('online'))
    expect(visitor.told.$opening.get()).toMatchObject(isOurs ? told : nothingTold)
    visitor.send('多久发货？', { ready: true })
    await sees(['多久发货？ sent'])
    shop.reply('48 小时内')
    await sees(['多久发货？ sent', '48 小时内 sent'])
    expect(visitor.told.$opening.get().before).toBeUndefined()
    shop.put({ type: 'done', data: { uid: agent } })
    await vi.waitFor(() => expect(visitor.told.$asksRating.get()).toBe(1))
    shop.put({ type: 'rated', data: { uid: agent, message_id: 2, stars: 4, words: '不错' } })
    await vi.waitFor(() => expect(lifeOf(session()!.talk).$ratings.get()).toEqual({ 2: { stars: 4, words: '不错' } }))
    // a rating is no news of the message
    expect(heard).toEqual(['mine 多久发货？', 'theirs 48 小时内'])
  })

  it('takes nonsense beside the contract for nothing told', async () => {
    shop.more = { queue: 'x', hours: 'x', questions: null, is_open: 'no', away: 7, greeting: {} }
    await visit()
    await vi.waitFor(() => expect(clientState()).toBe('online'))
    expect(visitor.told.$opening.get()).toEqual(nothingTold)
    expect(session()!.identity.greeting).toBe('')
  })

  it('says nothing of a queue while the agent is away, and of a plain shop nothing at all', async () => {
    shop.more = { queue: 3, online: 0, greeting: '欢迎光临' }
    await visit()
    await vi.waitFor(() => expect(clientState()).toBe('online'))
    expect(visitor.told.$opening.get().before).toBeUndefined()
    expect(visitor.$isPartnerOnline.get()).toBe(!isOurs)
    expect(session()!.identity.greeting).toBe(isOurs ? '欢迎光临' : '')
  })

  it('asks our server again whether it is open when somebody comes back after a while', async () => {
    shop.more = { hours: [], is_open: 0 }
    await visit()
    await vi.waitFor(() => expect(clientState()).toBe('online'))
    const { tourist } = session()!.identity
    shop.more = { hours: [], is_open: 1 }
    // whoever asks who answers makes sure of the server first
    const asks = vi.spyOn(visitor.connection, 'check')
    const comesBack = () => {
      asks.mockClear()
      visitor.look(false)
      visitor.look(true)
      return asks.mock.calls.length
    }
    expect(comesBack()).toBe(0)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
    expect(comesBack()).toBe(isOurs ? 1 : 0)
    await vi.waitFor(() => expect(visitor.told.$opening.get().isClosed).toBe(false))
    // asked just now; a plain shop still is not
    expect(comesBack()).toBe(0)
    expect(session()!.identity.tourist).toBe(tourist)
    expect(shop.opened).toBe(isOurs ? 2 : 1)
  })

  it('logs in with the token of the storefront', async () => {
    await visit('customer-token')
    visitor.send('我是会员')
    await sees(['我是会员 sent'])
    expect(shop.frames[0]).toMatchObject({ type: 'login', data: 'customer-token', form_type: 3 })
    expect(shop.frames.find(({ type }) => type === 'chat')).toMatchObject({ data: { is_tourist: 0 } })
  })

  it('says that nobody is there', async () => {
    shop.isOnline = false
    await visit()
    expect(visitor.$state.get()).toEqual({ state: 'nobody', sentence: '暂无客服人员在线，请稍后联系' })
    shop.isOnline = true
    await visitor.open()
    expect(visitor.$state.get().state).toBe('open')
  })

  it('says that the server cannot be reached', async () => {
    shop.isDown = true
    await visit()
    expect(visitor.$state.get().state).toBe('failed')
  })
})
