// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchBox } from '#src/media/list/search-box.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let field: HTMLInputElement
const onSearch = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onSearch.mockReset()
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  act(() => root.render(<SearchBox value="" onSearch={onSearch} />))
  field = container.querySelector('input')!
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

function type(text: string) {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const rest = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const compose = (event: 'compositionstart' | 'compositionend') =>
  act(() => void field.dispatchEvent(new CompositionEvent(event, { bubbles: true })))

test('asks once, when typing has rested for 300 ms', () => {
  type('b')
  rest(200)
  type('ba')
  rest(299)
  expect(onSearch).not.toHaveBeenCalled()
  rest(1)
  expect(onSearch.mock.calls).toEqual([['ba']])
})

test('never asks with half a word of an input method', () => {
  compose('compositionstart')
  type('hengfu')
  rest(1000)
  expect(onSearch).not.toHaveBeenCalled()
  type('横幅')
  compose('compositionend')
  rest(300)
  expect(onSearch.mock.calls).toEqual([['横幅']])
})

test('Enter asks at once, but not the Enter that chooses a word', () => {
  type('横幅')
  act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })))
  rest(0)
  expect(onSearch).not.toHaveBeenCalled()
  act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))
  rest(0)
  expect(onSearch.mock.calls).toEqual([['横幅']])
})
