// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Connection } from '#src/stores/connection.ts'
import { bareSession, type Session } from '#src/stores/session.ts'
import { setLocale } from '#src/text/locale.ts'
import type { Notify } from '#src/ui/toast/notify.ts'
import { noticeStore } from '#src/console/notices/notice-store.ts'
import { listenForNews } from '#src/console/notices/news.ts'
import { FakeSocket } from '../../http/socket/fake-socket.ts'

const rung: string[] = []
let sockets: FakeSocket[] = []
let waiting: unknown[] = []
let end = () => {}

function listen(token = 'token', isLocked = false) {
  const user = { id: 1, account: 'admin', name: 'admin', avatar: '', level: 0 }
  const $session = atom<Session | null>({ ...bareSession(token, false), user, newOrderAudioLink: '/uploads/order.mp3' })
  const $isLocked = atom(isLocked)
  const calls: string[] = []
  const connection = {
    base: 'https://shop.example.com',
    $session,
    $isLocked,
    async send({ path }: { path: string }) {
      calls.push(path)
      if ($isLocked.get()) throw new Error('SESSION_LOCKED')
      return path === '/jnotice' ? waiting : { admin: 'wss://shop.example.com/notice', chat: '' }
    },
  } as unknown as Connection
  const told: { text: string; label?: string | undefined }[] = []
  const notify = { info: (text: string, action?: { label: string }) => told.push({ text, label: action?.label }) } as unknown as Notify
  const connect = () => {
    const socket = new FakeSocket()
    sockets.push(socket)
    return socket
  }
  end = listenForNews({ connection, notify, go: () => undefined, connect })
  return { $session, $isLocked, told, calls, desk: noticeStore(connection) }
}

/** The newest connection, signed in. */
async function online(): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(0)
  const socket = sockets.at(-1)!
  socket.open()
  socket.say({ type: 'success' })
  return socket
}

beforeEach(() => {
  vi.useFakeTimers()
  setLocale('zh-cn')
  rung.length = 0
  sockets = []
  waiting = [{ title: '您有 2 个待发货的订单', url: '/admin/order/list?status=1' }]
  vi.stubGlobal(
    'Audio',
    class {
      constructor(readonly address: string) {}
      play = () => Promise.resolve(void rung.push(this.address))
    },
  )
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('news of the shop', () => {
  it('signs in with the token, tells a new order, rings once for many, and reads what waits', async () => {
    const { told, desk: store } = listen()
    const socket = await online()
    expect(socket.sent[0]).toEqual({ type: 'login', data: 'token' })
    for (const order_id of ['cp1', 'cp2']) socket.say({ type: 'NEW_ORDER', data: { order_id } })
    await vi.advanceTimersByTimeAsync(0)
    expect(told.map(({ text }) => text)).toEqual(['有新订单，请及时处理：cp1', '有新订单，请及时处理：cp2'])
    expect(rung).toEqual(['https://shop.example.com/uploads/order.mp3'])
    expect(store.$state.get().notices).toEqual(waiting)
  })

  it('is not heard while the screen is locked, and is again when it is open', async () => {
    const { told, calls, $isLocked } = listen()
    const first = await online()
    $isLocked.set(true)
    first.say({ type: 'NEW_ORDER', data: { order_id: 'cp1' } })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([told, sockets.length]).toEqual([[], 1])
    $isLocked.set(false)
    const second = await online()
    second.say({ type: 'NEW_ORDER', data: { order_id: 'cp2' } })
    await vi.advanceTimersByTimeAsync(0)
    expect(told.map(({ text }) => text)).toEqual(['有新订单，请及时处理：cp2'])
    // what came meanwhile
    expect(calls).toContain('/jnotice')
  })

  it('begins when a screen is unlocked that was locked from the start', async () => {
    const { $isLocked } = listen('token', true)
    await vi.advanceTimersByTimeAsync(0)
    expect(sockets).toEqual([])
    $isLocked.set(false)
    expect((await online()).sent[0]).toEqual({ type: 'login', data: 'token' })
  })

  it('reads what waits again after the line was gone, and follows another person', async () => {
    const { calls, $session } = listen()
    const first = await online()
    first.onclose?.(undefined as never)
    await vi.advanceTimersByTimeAsync(10_000)
    await online()
    await vi.advanceTimersByTimeAsync(0)
    expect(calls.filter((path) => path === '/jnotice')).toHaveLength(1)
    $session.set({ ...$session.get()!, token: 'another' })
    const other = await online()
    expect(other.sent[0]).toEqual({ type: 'login', data: 'another' })
    $session.set(null)
    expect(other.readyState).toBe(3)
  })

  it('tells what our own server tells, with the place where it is dealt with, and does not ring', async () => {
    const { told } = listen()
    const socket = await online()
    socket.say({ type: 'CHAT_WAITING', data: { count: 2 } })
    socket.say({ type: 'PAGE_NOT_PUBLISHED', data: { id: 5, name: '双十二' } })
    socket.say({ type: 'PAGE_PUBLISHED', data: { id: 5, name: '双十二' } })
    expect(told).toEqual([
      { text: '有 2 个客服会话等待回复', label: '查看' },
      { text: '页面“双十二”定时发布失败，请重新设置', label: '查看' },
      { text: '页面“双十二”已按时发布', label: '查看' },
    ])
    expect(rung).toEqual([])
  })

  it('says nothing of frames that it does not know', async () => {
    const { told } = listen()
    const socket = await online()
    for (const type of ['constructor', 'NEWS', 'ping']) socket.say({ type, data: {} })
    expect([told, rung]).toEqual([[], []])
  })
})
