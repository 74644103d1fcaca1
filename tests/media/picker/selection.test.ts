import { expect, test, vi } from 'vitest'
import { createSelection } from '#src/media/picker/selection.ts'
import type { MediaFile } from '#src/media/wire/media-file.ts'

const file = (id: string): MediaFile => ({
  id,
  categoryId: '0',
  name: `${id}.jpg`,
  full: '',
  thumbnail: '',
  type: 'image/jpeg',
  isVideo: false,
  bytes: 0,
  time: '',
  version: 0,
  removed: '',
  width: 0,
  height: 0,
  alt: '',
  focal: null,
  crop: null,
})
const many = Array.from({ length: 100_000 }, (_, index) => String(index))

test('a press among 100,000 wakes only the tile it is about', () => {
  const selection = createSelection()
  selection.addIds(many)
  const [mine, other] = [vi.fn(), vi.fn()]
  selection.watch('5', mine)
  const stop = selection.watch('6', other)
  for (let round = 0; round < 1000; round++) selection.toggle(file('5'))
  expect(mine).toHaveBeenCalledTimes(1000)
  expect(other).not.toHaveBeenCalled()
  selection.clear()
  expect(other).toHaveBeenCalledTimes(1)
  stop()
  selection.addIds(many)
  expect(other).toHaveBeenCalledTimes(1)
})

test('places follow the order of choosing, as far as anybody counts', () => {
  const selection = createSelection()
  for (const id of ['c', 'a', 'b']) selection.toggle(file(id))
  expect(['a', 'b', 'c', 'd'].map(selection.placeOf)).toEqual([2, 3, 1, 0])
  const seen = vi.fn(() => selection.placeOf('b'))
  selection.watch('b', seen)
  selection.toggle(file('c'))
  expect(seen).toHaveLastReturnedWith(2)
  selection.addIds(many)
  expect(selection.placeOf('b')).toBe(-1)
})

test('knows the only one, and hands out what it knows', () => {
  const selection = createSelection()
  selection.addIds(['x', 'y'])
  expect(selection.$chosen.get()).toEqual({ count: 2 })
  expect(selection.files()).toEqual([])
  selection.only(file('z'))
  expect(selection.$chosen.get()).toEqual({ count: 1, only: file('z') })
  selection.refresh([{ ...file('z'), name: '新.jpg' }])
  expect(selection.$chosen.get().only?.name).toBe('新.jpg')
})
