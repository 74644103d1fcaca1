// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { PickFooter } from '#src/media/picker/pick-footer.tsx'
import { setLocale } from '#src/text/locale.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test.each([
  [0, 1, '请选择一张图片'],
  [1, 1, '已选择 1 张图片'],
  [0, 5, '最多可选 5 张图片'],
  [2, 5, '已选择 2 张图片，最多 5 张'],
  [0, Infinity, '可选择多张图片'],
  [3, Infinity, '已选择 3 张图片'],
])('with %i chosen of %d the foot says what is so', (count, limit, words) => {
  setLocale('zh-cn')
  const container = document.createElement('div')
  const root = createRoot(container)
  act(() => root.render(<PickFooter count={count} limit={limit} onCancel={() => undefined} onPick={() => undefined} />))
  expect(container.querySelector('.media-pick-hint')?.textContent).toBe(words)
  act(() => root.unmount())
})
