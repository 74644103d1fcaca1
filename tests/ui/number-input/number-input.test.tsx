// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { NumberInput, readNumber } from '#src/ui/number-input/number-input.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const box = document.createElement('div')
document.body.append(box)
let root: ReturnType<typeof createRoot>
let told: (number | null)[]
beforeEach(() => {
  told = []
  root = createRoot(box)
  return () => act(() => root.unmount())
})

const show = (value: number | null, rest: Partial<Parameters<typeof NumberInput>[0]> = {}) => {
  act(() => root.render(<NumberInput aria-label="n" value={value} onChange={(next) => told.push(next)} {...rest} />))
  return box.querySelector('input')!
}
const type = (input: HTMLInputElement, text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

describe('what people type as a number', () => {
  it.each([
    ['12', 12],
    ['-3.50', -3.5],
    ['.5', 0.5],
    ['12.', 12],
    ['１２。５', 12.5],
    ['1,280', 1280],
    [' 7 ', 7],
  ])('%s is %d', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })

  it.each(['', '-', 'abc', '1.2.3', '1e5', '0x10'])('"%s" is none', (text) => {
    expect(readNumber(text)).toBeUndefined()
  })
})

describe('a number field', () => {
  it('tells complete numbers, and nothing while one is half written', () => {
    const input = show(1)
    type(input, '-')
    type(input, '12.5')
    expect(told).toEqual([12.5])
    expect(input.value).toBe('12.5')
  })

  it('tells null when it is emptied', () => {
    type(show(1), '')
    expect(told).toEqual([null])
  })

  it('tells nothing out of its limits until it is left, then the limit', () => {
    const input = show(5, { min: 1, max: 10 })
    type(input, '99')
    expect(told).toEqual([])
    act(() => {
      input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    })
    expect(told).toEqual([10])
  })

  it('tells a form everything as it is typed, and leaves it there', () => {
    const input = show(5, { min: 0, max: 10, tells: true })
    const leave = () => act(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    type(input, '-5')
    leave()
    expect(told).toEqual([-5])
    type(input, '很多')
    leave()
    expect(told).toEqual([-5, NaN])
    expect(input.value).toBe('很多')
  })

  it('steps from nought, whatever the least is', () => {
    const input = show(0, { min: -10, max: 10 })
    act(() => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
    })
    expect(told).toEqual([1])
  })

  it('steps without the crumbs of binary fractions', () => {
    const input = show(0.1, { step: 0.1 })
    act(() => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
    })
    show(0.7, { step: 0.1 })
    act(() => {
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
    })
    expect(told).toEqual([0.2, 0.8])
  })
})
