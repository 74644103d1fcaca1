// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchButton } from '#src/kefu/agent/search/search-button.tsx'
import type { Workbench } from '#src/kefu/agent/workbench.ts'
import { createTalk } from '#src/kefu/client/talk.ts'
import { createWindow } from '#src/kefu/client/window.ts'
import { targetOf } from '#src/kefu/agent/search/target.ts'
import { readMessages } from '#src/kefu/wire/message.ts'
import { setLocale } from '#src/text/locale.ts'
import { fakeShop, show } from '../../../pickers/shop.tsx'

let screen: ReturnType<typeof show>
beforeAll(() => import('#src/kefu/agent/search/search-dialog.tsx'), 60_000)
beforeEach(() => setLocale('zh-cn'))
afterEach(() => screen.end())

const row = (seq: number) => ({
  ...{ id: seq, msn: `第 ${seq} 条 胶板`, uid: 3, to_uid: 1, msn_type: 1, add_time: 1_795_000_000 + seq, seq, nickname: '李想' },
})
const stored = Array.from({ length: 300 }, (_, at) => row(at + 1))

function stage(knows: boolean) {
  const found = {
    id: 40,
    uid: 3,
    nickname: '李想',
    avatar: '',
    is_tourist: 0,
    writer: '李想',
    words: '第 40 条 胶板',
    seq: 40,
    add_time: 1_795_000_040,
  }
  const listed = { to_uid: 3, nickname: '李想', message: '', message_type: 1, type: 0, update_time: 1 }
  const shop = fakeShop({ '/kefuapi/service/search': [found], '/kefuapi/user/record': [listed] })
  shop.connection.capabilities.features = { ...shop.connection.capabilities.features, chatSequence: knows }
  const talk = createTalk(
    '3',
    true,
    async ({ after, limit }) =>
      readMessages(after === undefined ? stored.slice(-limit) : stored.filter(({ seq }) => seq > after).slice(0, limit)),
    createWindow(),
  )
  const put = vi.fn()
  const open = vi.fn()
  const workbench = { $open: atom('3'), open, talkOf: () => talk, list: { find: () => undefined, put } } as unknown as Workbench
  return { shop, talk, put, open, workbench }
}

describe('searching', () => {
  it('finds words in a conversation, or in all, and leads to the message', async () => {
    const { shop, talk, put, open, workbench } = stage(true)
    await talk.catchUp()
    screen = show(() => <SearchButton connection={shop.connection} workbench={workbench} uid="3" />)
    await screen.press('搜索聊天记录')
    await screen.type('input[type=search]', '胶板')
    await screen.eventually(() => expect(screen.all('mark').map(({ textContent }) => textContent)).toEqual(['胶板']))
    expect(shop.asked('/kefuapi/service/search').at(-1)!.query).toEqual({ words: '胶板', uid: '3', page: 1, limit: 10 })
    await screen.press('全部会话')
    await screen.eventually(() =>
      expect(shop.asked('/kefuapi/service/search').at(-1)!.query).toEqual({ words: '胶板', page: 1, limit: 10 }),
    )
    await screen.eventually(() => screen.all('.kefu-search-line')[0]!.click())
    await screen.eventually(() => expect(targetOf(talk).get()).toBe('id:40'))
    // what is around it is here, and its row, which no page of the list had brought
    expect(talk.$messages.get().map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, at) => at + 20))
    expect(talk.window.$mark.get()).toBeUndefined()
    expect(put.mock.calls[0]![0]).toMatchObject({ uid: '3', nickname: '李想' })
    expect(open).not.toHaveBeenCalled()
    expect(screen.all('dialog[open]')).toEqual([])
  })

  it('looks through what is loaded at a plain shop, and says so', async () => {
    const { shop, talk, workbench } = stage(false)
    await talk.catchUp()
    screen = show(() => <SearchButton connection={shop.connection} workbench={workbench} uid="3" />)
    await screen.press('搜索聊天记录')
    await screen.eventually(() => expect(screen.root.textContent).toContain('仅搜索已加载的消息'))
    await screen.type('input[type=search]', '第 299')
    await screen.eventually(() => expect(screen.all('.kefu-search-line')).toHaveLength(1))
    screen.all('.kefu-search-line')[0]!.click()
    await screen.eventually(() => expect(targetOf(talk).get()).toBe('id:299'))
    expect(shop.asked('/kefuapi/service/search')).toEqual([])
  })
})
