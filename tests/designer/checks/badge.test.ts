// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { badgeOf } from '#src/designer/checks/badge.ts'
import { checkerOf } from '#src/designer/checks/checker-of.ts'
import { checkedPage, wireOf } from './checked.ts'

afterEach(() => vi.useRealTimers())

it('counts errors, else warnings, once nobody does anything for a while', async () => {
  const { editor, put } = checkedPage()
  const footer = editor.page.$footer.get()!
  const item = { label: 'a', link: '/pages/index/index', chosen: 'a.png', plain: 'b.png' }
  editor.page.edit(footer.id, wireOf('pageFoot', { items: [item, item] }), 'edit')
  const id = put('titles', { words: '', link: '链接' })
  // downloaded before time stands still
  await checkerOf(editor)
  vi.useFakeTimers()
  const shown: (string | undefined)[] = []
  const stop = badgeOf(editor).subscribe((badge) => void shown.push(badge?.label))
  for (let second = 0; second < 4; second++) {
    await vi.advanceTimersByTimeAsync(4000)
    editor.page.select(second % 2 ? id : footer.id)
  }
  expect(shown).toEqual([undefined])
  await vi.advanceTimersByTimeAsync(8000)
  expect(shown.at(-1)).toBe('1 个错误')
  editor.page.edit(id, wireOf('titles', { words: '' }), 'edit')
  await vi.advanceTimersByTimeAsync(2000)
  expect(shown.at(-1)).toBe('1 个警告')
  stop()
})
