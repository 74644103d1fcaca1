// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { useWordMatch } from '#src/designer/search/use-word-match.ts'

it('finds words by signs at once, and by full or initial pinyin', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let isMatch = (_: string) => false
  const Probe = ({ wanted }: { wanted: string }) => ((isMatch = useWordMatch(wanted)), null)
  const root = createRoot(document.createElement('div'))
  const ask = (wanted: string) => act(async () => root.render(createElement(Probe, { wanted })))
  await ask('轮播')
  expect([isMatch('轮播图'), isMatch('富文本')]).toEqual([true, false])
  await ask('lunbo')
  await vi.waitFor(() => expect(isMatch('轮播图')).toBe(true))
  expect(isMatch('富文本')).toBe(false)
  await ask('lbt')
  expect(isMatch('轮播图')).toBe(true)
  await ask('')
  expect(isMatch('富文本')).toBe(true)
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
