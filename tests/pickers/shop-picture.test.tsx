// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Told = (entries: { isIntersecting: boolean; target: Element }[]) => void
let tell: Told
let margins: (string | undefined)[]
const box = document.createElement('div')
document.body.append(box)
let root: ReturnType<typeof createRoot>

beforeEach(() => {
  // this DOM measures nothing: what a browser would tell is told by the test
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: Told, options: IntersectionObserverInit & { scrollMargin?: string }) {
        tell = told
        margins = [options.rootMargin, options.scrollMargin]
      }
      observe() {}
      unobserve() {}
    },
  )
  root = createRoot(box)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const image = () => box.querySelector('img')
const near = (isIntersecting: boolean) => act(() => tell([{ isIntersecting, target: image()! }]))

describe('a small picture of a list', () => {
  it('is asked for when it is no farther away than three tenths of what is seen, once', () => {
    act(() => root.render(<ShopPicture src="/uploads/a.png" base="https://shop.example.com" />))
    expect(image()!.hasAttribute('src')).toBe(false)
    expect(margins).toEqual(['0px 0px 30% 0px', '0px 0px 30% 0px'])
    near(false)
    expect(image()!.hasAttribute('src')).toBe(false)
    near(true)
    expect(image()!.src).toBe('https://shop.example.com/uploads/a.png')
    act(() => void image()!.dispatchEvent(new Event('error')))
    expect(image()).toBeNull()
    act(() => root.render(<ShopPicture src="/uploads/a.png" base="https://shop.example.com" />))
    expect(image()).toBeNull()
    expect(box.querySelector('.pick-picture svg')).not.toBeNull()
  })
})
