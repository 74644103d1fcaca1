// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DoneButton } from '#src/kefu/agent/done/done-button.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeShop, show } from '../../../pickers/shop.tsx'
import { customer } from '../desk-stage.tsx'

let screen: ReturnType<typeof show>
beforeEach(() => setLocale('zh-cn'))
afterEach(() => screen.end())

function button(isDone: boolean, answers: Parameters<typeof fakeShop>[0], knows = true) {
  const shop = fakeShop(answers)
  shop.connection.capabilities.features = { ...shop.connection.capabilities.features, chatSequence: knows }
  screen = show(() => <DoneButton connection={shop.connection} conversation={{ ...customer, isDone }} />)
  return shop
}
const [finish, reopen] = ['POST /kefuapi/service/done', 'POST /kefuapi/service/reopen']

it('calls a conversation done, once however often it is pressed', async () => {
  const shop = button(false, { [finish]: {} })
  const done = await screen.wanted('button', '结束会话')
  expect(done.getAttribute('aria-pressed')).toBe('false')
  shop.isSlow = true
  done.click()
  done.click()
  await vi.waitFor(() => expect(shop.asked(finish)).toHaveLength(1))
  shop.answerAll()
  expect(shop.asked(finish)[0]!.body).toEqual({ uid: 3 })
})

it('takes up again what is done', async () => {
  const shop = button(true, { [reopen]: {} })
  const again = await screen.wanted('button', '重新打开会话')
  expect(again.getAttribute('aria-pressed')).toBe('true')
  again.click()
  await vi.waitFor(() => expect(shop.asked(reopen).map(({ body }) => body)).toEqual([{ uid: 3 }]))
})

it('is none of a plain shop', async () => {
  button(false, {}, false)
  await vi.waitFor(() => expect(screen.root.childNodes.length).toBeGreaterThan(0))
  expect(screen.all('button')).toEqual([])
})
