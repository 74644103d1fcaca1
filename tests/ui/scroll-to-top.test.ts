// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scrollToTop } from '#src/ui/scroll-to-top.ts'

let box: HTMLElement
let wantsLess: boolean
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  wantsLess = false
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }))
  box = document.createElement('div')
  box.scrollTop = 1000
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('scrolling to the top', () => {
  it('takes 800 ms, slow at both ends', () => {
    scrollToTop(box)
    vi.advanceTimersByTime(100)
    expect(box.scrollTop).toBeGreaterThan(950)
    vi.advanceTimersByTime(300)
    expect(box.scrollTop).toBeGreaterThan(300)
    expect(box.scrollTop).toBeLessThan(700)
    vi.advanceTimersByTime(340)
    expect(box.scrollTop).toBeGreaterThan(0)
    vi.advanceTimersByTime(100)
    expect(box.scrollTop).toBe(0)
  })

  it('is there at once for whoever wants less motion', () => {
    wantsLess = true
    scrollToTop(box)
    expect(box.scrollTop).toBe(0)
  })

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stops at a %s', (name) => {
    scrollToTop(box)
    vi.advanceTimersByTime(400)
    box.dispatchEvent(new Event(name))
    const top = box.scrollTop
    vi.advanceTimersByTime(1000)
    expect(box.scrollTop).toBe(top)
    expect(top).toBeGreaterThan(0)
  })
})
