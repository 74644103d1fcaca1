// @vitest-environment happy-dom
import { act, createElement, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useBox } from '#src/console/shell/use-box.ts'

let width = 0
let measured: () => void
let box: HTMLElement
let screen: Root

function Box() {
  const ref = useRef<HTMLDivElement>(null)
  const { device, isNarrow } = useBox(ref)
  return createElement('div', { ref }, `${device} ${isNarrow ? 'narrow' : 'wide'}`)
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // happy-dom lays nothing out
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measured = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  box = document.createElement('div')
  screen = createRoot(box)
})
afterEach(() => {
  act(() => screen.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('goes by the width of the element itself: phone to 600, tablet to 992, the mobile layout below 1000', () => {
  // however wide the window is
  window.innerWidth = 1600
  width = 375
  act(() => screen.render(createElement(Box)))
  expect(box.textContent).toBe('mobile narrow')
  for (const [next, said] of [
    [600, 'mobile narrow'],
    [601, 'tablet narrow'],
    [992, 'tablet narrow'],
    [993, 'desktop narrow'],
    [999, 'desktop narrow'],
    [1000, 'desktop wide'],
    [992, 'tablet narrow'],
  ] as const) {
    width = next
    act(() => measured())
    expect(box.textContent, `${next} px`).toBe(said)
  }
})
