// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { Face } from '#src/kefu/thread/bubble-row.tsx'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

it('shows the sign of the name where a picture cannot be read', async () => {
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () => root.render(<Face nickname="陈晓雨" avatar="/gone.png" />))
  await act(async () => void box.querySelector('img')!.dispatchEvent(new Event('error')))
  expect([box.querySelector('img'), box.textContent]).toEqual([null, '雨'])
  // another picture is tried again
  await act(async () => root.render(<Face nickname="陈晓雨" avatar="/new.png" />))
  expect(box.querySelector('img')!.getAttribute('src')).toBe('/new.png')
  await act(async () => root.unmount())
})
