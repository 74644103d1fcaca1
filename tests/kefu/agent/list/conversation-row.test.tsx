// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ConversationRow } from '#src/kefu/agent/list/conversation-row.tsx'
import { readConversation } from '#src/kefu/wire/conversation.ts'
import { setLocale } from '#src/text/locale.ts'
import { drawn } from '../../visitor/stage.tsx'

let screen: Awaited<ReturnType<typeof drawn>>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => screen.end())

const row = async (more: object) => {
  const wire = { to_uid: 3, nickname: '李想', message: '在吗', message_type: 1, type: 0, update_time: 1_795_222_447, ...more }
  screen = await drawn(<ConversationRow row={readConversation(wire)!} isOpen={false} onChoose={() => {}} />)
  const read = (selector: string) => screen.box.querySelector(selector)?.textContent
  return {
    channel: read('.kefu-channel'),
    preview: read('.kefu-conversation-preview'),
    state: read('.kefu-row-state'),
    unread: read('.kefu-unread'),
  }
}

it.each([
  [0, ['PC端', 'Computer', 'PC 端']],
  [1, ['公众号', 'WeChat', '公眾號']],
  [2, ['小程序', 'Mini program', '小程式']],
  [3, ['H5', 'Web', 'H5']],
  [4, ['APP', 'App', 'APP']],
  [77, ['PC端', 'Computer', 'PC 端']],
])('says where a visitor of type %i writes from', async (type, words) => {
  for (const [at, locale] of (['zh-cn', 'en', 'zh-tw'] as const).entries()) {
    setLocale(locale)
    expect((await row({ type })).channel).toBe(words[at])
    if (at < 2) await screen.end()
  }
})

it('says who has it, that it is done, and how much is unread', async () => {
  expect(await row({ assignee: { uid: 9, nickname: '小丽' }, is_done: 1 })).toMatchObject({ state: expect.stringContaining('小丽') })
  await screen.end()
  expect((await row({ is_done: 1 })).state).not.toContain('小丽')
  await screen.end()
  expect(await row({ mssage_num: 120, message: 'a.pdf', is_file: 1 })).toMatchObject({ unread: '99+120 条未读', preview: '[文件] a.pdf' })
})

it.each([
  ['游客318204917', 1, ['游客318204917', 'Guest 318204917', '訪客318204917']],
  // names that people have chosen stay
  ['游客318204917', 0, ['游客318204917', '游客318204917', '游客318204917']],
  ['游客小王', 1, ['游客小王', '游客小王', '游客小王']],
])('names %s (guest: %i) in the language of the agent', async (nickname, is_tourist, names) => {
  for (const [at, locale] of (['zh-cn', 'en', 'zh-tw'] as const).entries()) {
    setLocale(locale)
    await row({ nickname, is_tourist })
    expect(screen.box.querySelector('.kefu-conversation-name')?.textContent).toBe(names[at])
    if (at < 2) await screen.end()
  }
})
