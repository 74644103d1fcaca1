// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNotices, type Notices } from '#src/kefu/agent/notices/notices.ts'

let notices: Notices
let shown: { title: string; body: string; close: () => void; onclick?: () => void }[]
let answer: NotificationPermission

class FakeNotification {
  static permission: NotificationPermission = 'default'
  static requestPermission = vi.fn(async () => (FakeNotification.permission = answer))
  close = vi.fn()
  body: string
  constructor(
    readonly title: string,
    options: NotificationOptions,
  ) {
    this.body = options.body ?? ''
    shown.push(this)
  }
}

const hide = (isHidden: boolean) => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')

beforeEach(() => {
  localStorage.clear()
  shown = []
  answer = 'granted'
  FakeNotification.permission = 'default'
  FakeNotification.requestPermission.mockClear()
  vi.stubGlobal('Notification', FakeNotification)
  document.title = '客服工作台'
  notices = createNotices(true)
})
afterEach(() => {
  notices.stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('notices', () => {
  it('put what is unread before the title, and leave the title as it was', () => {
    notices.count(3)
    expect(document.title).toBe('(3) 客服工作台')
    notices.count(120)
    expect(document.title).toBe('(99+) 客服工作台')
    notices.stop()
    expect(document.title).toBe('客服工作台')
  })

  it('leave the title of somebody else’s page alone', () => {
    createNotices(false).count(3)
    expect(document.title).toBe('客服工作台')
  })

  it('ask the browser only when somebody turns them on, and tell while the page is out of sight', async () => {
    hide(true)
    notices.tell('李想', '在吗', () => {})
    expect([shown, FakeNotification.requestPermission.mock.calls]).toEqual([[], []])
    expect(await notices.setDesktop(true)).toBe(true)
    const open = vi.fn()
    notices.tell('李想', '在吗', open)
    expect(shown.map(({ title, body }) => [title, body])).toEqual([['李想', '在吗']])
    shown[0]!.onclick!()
    expect(open).toHaveBeenCalledOnce()
    hide(false)
    notices.tell('李想', '还在吗', open)
    expect(shown).toHaveLength(1)
    // the wish is known to the next page
    expect(createNotices(true).$hasDesktop.get()).toBe(true)
  })

  it('ring in one tab of those that hear of a message at once', async () => {
    let taken = false
    vi.stubGlobal('navigator', {
      locks: {
        async request(_: string, __: object, run: (lock: object | null) => Promise<void> | undefined) {
          const isFirst = !taken
          taken = true
          await run(isFirst ? {} : null)
          if (isFirst) taken = false
        },
      },
    })
    const start = vi.fn()
    const tone = { frequency: {}, connect: () => tone, start, stop: () => {} }
    const volume = { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: () => tone }
    tone.connect = () => volume as never
    const speaker = { state: 'running', currentTime: 0, destination: {}, createOscillator: () => tone, createGain: () => volume }
    vi.stubGlobal('AudioContext', function AudioContext() {
      return speaker
    })
    const tabs = [createNotices(false), createNotices(false), createNotices(false)]
    for (const tab of tabs) tab.tell('李想', '在吗', () => {})
    // one sound has two notes
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2))
  })

  it('stay off where the browser refuses', async () => {
    answer = 'denied'
    expect(await notices.setDesktop(true)).toBe(false)
    expect(notices.$hasDesktop.get()).toBe(false)
  })
})
