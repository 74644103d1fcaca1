// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { confirmCode } from '#src/kefu/agent/scan/confirm-code.ts'
import { takeScannedKey } from '#src/kefu/agent/scan/scanned-key.ts'
import { questionOf } from '#src/ui/confirm/confirm.ts'
import { setLocale } from '#src/text/locale.ts'

const host = {} as Host
const stage = (refusal?: Error) => {
  const sent: unknown[] = []
  return {
    sent,
    connection: {
      send: async (_: unknown, input: unknown) => {
        sent.push(input)
        if (refusal) throw refusal
      },
    } as unknown as Parameters<typeof confirmCode>[1],
  }
}
const input = (confirm: number) => ({ params: { key: 'k1' }, body: { confirm } })

afterEach(() => history.replaceState(null, '', '/'))

it('lets nobody in before the agent has said so', async () => {
  setLocale('zh-cn')
  const { sent, connection } = stage()
  const asking = confirmCode(host, connection, 'k1', '小美')
  await vi.waitFor(() => expect(questionOf(host).get()?.message).toContain('小美'))
  expect(sent).toEqual([input(0)])
  questionOf(host).get()!.answer(true)
  await asking
  expect(sent).toEqual([input(0), input(1)])
})

it('confirms nothing that is cancelled or over', async () => {
  const first = stage()
  const asking = confirmCode(host, first.connection, 'k1', '小美')
  await vi.waitFor(() => expect(questionOf(host).get()).toBeDefined())
  questionOf(host).get()!.answer(false)
  await asking
  expect(first.sent).toEqual([input(0)])
  const over = stage(new Error('over'))
  await confirmCode(host, over.connection, 'k1', '小美')
  expect(over.sent).toEqual([input(0)])
  expect(questionOf(host).get()).toBeUndefined()
})

it('takes the key of the address once', () => {
  history.replaceState(null, '', '/pages/users/scan_login/index?key=a%2Fb')
  expect([takeScannedKey(), takeScannedKey(), location.pathname]).toEqual(['a/b', null, '/kefu'])
})
