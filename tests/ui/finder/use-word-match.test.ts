// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useWordMatch } from '#src/ui/finder/use-word-match.ts'

function Found({ wanted }: { wanted: string }) {
  const isMatch = useWordMatch(wanted)
  return ['轮播图', '富文本'].filter(isMatch).join(' ')
}

it('finds words by signs at once, and by full or initial pinyin', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const box = document.createElement('div')
  const root = createRoot(box)
  const ask = (wanted: string) => act(async () => root.render(createElement(Found, { wanted })))
  await ask('轮播')
  expect(box.textContent).toBe('轮播图')
  await ask('lunbo')
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(box.textContent).toBe('轮播图')
  })
  await ask('fwb')
  expect(box.textContent).toBe('富文本')
  await ask('')
  expect(box.textContent).toBe('轮播图 富文本')
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
