import { atom } from 'nanostores'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { setLocale } from '#src/text/locale.ts'
import { notifyOf, toastsOf } from '#src/ui/toast/notify.ts'

let host: Host
beforeEach(() => {
  host = { $props: atom({}) } as unknown as Host
})
const texts = (of = host) =>
  toastsOf(of)
    .get()
    .map((toast) => `${toast.kind} ${toast.text}`)

describe('messages', () => {
  it('belong to one element', () => {
    const other = { $props: atom({}) } as unknown as Host
    notifyOf(host).success('saved')
    expect([texts(), texts(other)]).toEqual([['success saved'], []])
  })

  it('shows the newest three, and a repeated one once', () => {
    for (const text of ['a', 'b', 'c', 'a', 'd']) notifyOf(host).info(text)
    expect(texts()).toEqual(['info c', 'info a', 'info d'])
  })

  it('shows a failure once, however many catch it', () => {
    const failure = { message: '商品不存在', shown: false }
    notifyOf(host).failure(failure)
    notifyOf(host).failure(failure)
    expect(texts()).toEqual(['error 商品不存在'])
    expect(failure.shown).toBe(true)
  })

  it('says nothing of cancelled work', () => {
    notifyOf(host).failure(new DOMException('', 'AbortError'))
    notifyOf(host).failure({ kind: 'aborted', message: 'x', shown: false })
    expect(texts()).toEqual([])
  })

  it('has words for a failure without any', () => {
    setLocale('en')
    notifyOf(host).failure(undefined)
    setLocale('zh-cn')
    notifyOf(host).failure(new Error(''))
    expect(texts()).toEqual(['error The operation failed', 'error 操作失败'])
    notifyOf(host).success('')
    expect(texts().at(-1)).toBe('success 操作成功')
  })
})
