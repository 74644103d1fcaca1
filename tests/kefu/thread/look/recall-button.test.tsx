// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { BubbleRow } from '#src/kefu/thread/bubble-row.tsx'
import type { ThreadContext } from '#src/kefu/thread/kind.ts'
import type { Message } from '#src/kefu/wire/message.ts'
import { setLocale } from '#src/text/locale.ts'
import { drawn } from '../../visitor/stage.tsx'

let screen: Awaited<ReturnType<typeof drawn>>
beforeAll(() => import('#src/kefu/thread/look/recall-button.tsx'))
beforeEach(() => setLocale('zh-cn'))
afterEach(() => screen.end())

const cards = { base: '' } as unknown as ThreadContext['cards']
const partner = { nickname: '客服小陈', avatar: '' }
const message = (more: Partial<Message> = {}): Message => ({
  ...{
    key: 'k',
    id: '1',
    from: '3',
    to: '1',
    text: '打错了',
    kind: 'text',
    at: Date.now() - 60_000,
    state: 'sent',
    nickname: '',
    avatar: '',
  },
  ...more,
})
const rowOf = (one: Message, isMine = true) => ({
  ...{ kind: 'message' as const, key: one.key, message: one, isMine, isFirst: true, isLast: true, showsTime: true },
})
const show = async (one: Message, { isMine = true, onRecall }: { isMine?: boolean; onRecall?: (of: Message) => Promise<void> } = {}) => {
  screen = await drawn(
    <BubbleRow
      row={rowOf(one, isMine)}
      context={{ cards, customer: '1', enlarge: () => {} }}
      {...{ partner, onRecall, arrival: undefined, onRetry: () => {}, onDiscard: () => {} }}
    />,
  )
  const buttons = () => [...screen.box.querySelectorAll('button')].map(({ textContent }) => textContent)
  // what is loaded already is there at once
  await screen.settle(() => undefined)
  return buttons()
}

it('takes back what one wrote less than two minutes ago, and nothing else', async () => {
  const onRecall = vi.fn(async () => {})
  for (const [one, options] of [
    [message(), {}],
    [message({ at: Date.now() - 121_000 }), { onRecall }],
    [message(), { onRecall, isMine: false }],
    [message({ state: 'sending' }), { onRecall }],
  ] as const) {
    expect(await show(one, options)).toEqual([])
    await screen.end()
  }
  const mine = message()
  expect(await show(mine, { onRecall })).toEqual(['撤回'])
  await screen.press('撤回')
  expect(onRecall.mock.calls).toEqual([[mine]])
})

it('says why it cannot be', async () => {
  await show(message(), { onRecall: () => Promise.reject(new Error('消息发送超过 2 分钟，不能撤回')) })
  await screen.press('撤回')
  await screen.settle(() => expect(screen.box.querySelector('[role=alert]')!.textContent).toBe('消息发送超过 2 分钟，不能撤回'))
})
