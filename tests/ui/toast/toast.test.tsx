// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Host } from '#src/door/host.ts'
import { setLocale } from '#src/text/locale.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { useHost } from '#src/ui/host.ts'
import { notifyOf, errorsOf } from '#src/ui/toast/notify.ts'
import { stage } from '../../gate/stage.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let host: Host
let show: ReturnType<typeof stage>
const Screen = () => {
  const own = useHost()
  useEffect(() => {
    host = own
  }, [own])
  return <p>screen</p>
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  setLocale('zh-cn')
  await act(async () => {
    show = stage(mountReact(Screen), {})
  })
})
afterEach(async () => {
  await act(async () => show.end())
  vi.useRealTimers()
})

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const shown = () => [...show.root.querySelectorAll('.ui-toast-text')].map((node) => node.textContent)
const announced = () => show.find('[role=status], [role=alert]')?.textContent
const pointer = (type: 'pointerover' | 'pointerout') =>
  act(async () => void show.find('.ui-toasts')!.dispatchEvent(new PointerEvent(type, { bubbles: true })))

describe('how long a message stays', () => {
  it('a second for what succeeded, two for everything else', async () => {
    for (const [kind, milliseconds] of [
      ['success', 1000],
      ['info', 2000],
      ['error', 2000],
    ] as const) {
      await act(async () => notifyOf(host)[kind](kind))
      await after(milliseconds - 10)
      expect(shown()).toEqual([kind])
      await after(20)
      expect(shown()).toEqual([])
    }
  })

  it('longer with something to press, and as long as the pointer or the focus is on it', async () => {
    const undo = vi.fn()
    await act(async () => notifyOf(host).success('已删除', { label: '撤销', run: undo }))
    await after(4900)
    expect(shown()).toEqual(['已删除'])
    await pointer('pointerover')
    await after(60_000)
    expect(shown()).toEqual(['已删除'])
    await pointer('pointerout')
    await after(1900)
    expect(shown()).toEqual(['已删除'])
    await after(4000)
    expect(shown()).toEqual([])

    await act(async () => notifyOf(host).success('已保存'))
    await act(async () => show.find('.ui-toast-close')!.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
    await after(60_000)
    expect(shown()).toEqual(['已保存'])
    await act(async () => show.find('.ui-toast-close')!.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    // who was there has two seconds to come back
    await after(1900)
    expect(shown()).toEqual(['已保存'])
    await after(200)
    expect(shown()).toEqual([])
  })

  it('is announced longer than it is seen, politely or at once', async () => {
    await act(async () => notifyOf(host).success('已保存'))
    expect(show.find('[role=status]')?.textContent).toBe('已保存')
    await after(3000)
    expect([shown(), announced()]).toEqual([[], '已保存'])
    await act(async () => notifyOf(host).error('商品不存在'))
    expect(show.find('[role=alert]')?.textContent).toBe('商品不存在')
    await after(60_000)
    expect(announced()).toBe('')
  })
})

describe('an error', () => {
  it('can be read after its message went, the same one once', async () => {
    const notify = notifyOf(host)
    await act(async () => {
      notify.error('商品不存在')
      notify.success('已保存')
      notify.error('库存不足')
      notify.error('商品不存在')
    })
    await after(60_000)
    expect(
      errorsOf(host)
        .get()
        .map(({ text }) => text),
    ).toEqual(['商品不存在', '库存不足'])
  })
})
