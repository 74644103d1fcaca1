import { expect, test } from 'vitest'
import { gridStep, isWriting } from '#src/media/grid/grid-keys.ts'

// 18 tiles in 6 columns, and 16 of them: the last line is short
test.each([
  ['ArrowRight', 0, 18, 1],
  ['ArrowRight', 17, 18, 17],
  ['ArrowLeft', 0, 18, 0],
  ['ArrowDown', 2, 18, 8],
  ['ArrowUp', 8, 18, 2],
  ['ArrowUp', 2, 18, 2],
  ['ArrowDown', 10, 16, 15],
  ['ArrowDown', 15, 16, 15],
  ['Home', 9, 18, 0],
  ['End', 9, 18, 17],
])('%s at %i of %i leads to %i', (key, at, length, to) => expect(gridStep(key, at, length, 6)).toBe(to))

test.each([
  ['PageDown', 7, 25],
  ['PageDown', 95, 98],
  ['PageUp', 25, 7],
  ['PageUp', 9, 3],
])('%s by three lines of a hundred: from %i to %i', (key, at, to) => expect(gridStep(key, at, 99, 6, 3)).toBe(to))

test('letters and input methods write, combinations and the space bar do not', () => {
  const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false, altKey: false })
  expect(['a', '横', 'Process'].every((name) => isWriting(key(name)))).toBe(true)
  expect([key(' '), key('Enter'), key('F2'), key('a', true)].some(isWriting)).toBe(false)
})

test('other keys are none of its business', () => expect(gridStep('a', 0, 18, 6)).toBeUndefined())
