// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TagsBar } from '#src/kefu/agent/tags/tags-bar.tsx'
import type { Workbench } from '#src/kefu/agent/workbench.ts'
import { setLocale } from '#src/text/locale.ts'
import { fakeShop, show } from '../../../pickers/shop.tsx'
import { customer } from '../desk-stage.tsx'

let screen: ReturnType<typeof show>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => screen.end())

const put = 'PUT /kefuapi/user/tags/3'
function stage(answer: object) {
  const shop = fakeShop({
    '/kefuapi/service/tags': [
      { name: '大客户', count: 3 },
      { name: '报价中', count: 1 },
    ],
    [put]: answer,
  })
  const change = vi.fn()
  const workbench = { list: { change } } as unknown as Workbench
  screen = show(() => <TagsBar connection={shop.connection} workbench={workbench} conversation={{ ...customer, tags: ['报价中'] }} />)
  return { shop, change, bodies: () => shop.asked(put).map(({ body }) => (body as { tags: string[] }).tags) }
}
const enter = () =>
  screen
    .all<HTMLInputElement>('.kefu-chat-tags input')[0]!
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }))

it('adds a tag that is in use, or another one, and takes one away', async () => {
  const { change, bodies } = stage({})
  await screen.press('添加标签')
  // the one that is there is not offered again
  await screen.press('大客户')
  await screen.eventually(() => expect(bodies()).toEqual([['报价中', '大客户']]))
  await screen.type('.kefu-chat-tags input', ' 急单 ')
  enter()
  await screen.eventually(() => expect(bodies().at(-1)).toEqual(['报价中', '急单']))
  await screen.press('移除标签 报价中')
  await screen.eventually(() => expect(bodies().at(-1)).toEqual([]))
  expect(change.mock.calls.map(([, { tags }]) => tags)).toEqual([['报价中', '大客户'], ['报价中', '急单'], []])
})

it('shows again what the server did not take', async () => {
  const { change } = stage(() => {
    throw new Error('标签最多 20 个字')
  })
  await screen.press('移除标签 报价中')
  await screen.eventually(() => expect(change.mock.calls.at(-1)).toEqual(['3', { tags: ['报价中'] }]))
})
