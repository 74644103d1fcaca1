import { expect, test } from 'vitest'
import { addFiles, moveFile } from '#src/media/dialog/local/local-files.ts'

const file = (name: string, bytes = 'x') => new File([bytes], name, { lastModified: 1 })
const names = (list: readonly { file: File }[]) => list.map((one) => one.file.name)

test('pictures of any case come in their order, others are refused with the reason', () => {
  const { files, refused } = addFiles([], [file('a.JPG'), file('b.webp'), file('c.Gif'), file('d.png', '')])
  expect(names(files)).toEqual(['a.JPG', 'c.Gif'])
  expect(refused.map(({ file: { name }, refusal }) => [name, refusal])).toEqual([
    ['b.webp', 'format'],
    ['d.png', 'empty'],
  ])
})

test('twenty are enough, and the same file comes once', () => {
  const many = Array.from({ length: 19 }, (_, index) => file(`${index}.png`))
  const { files } = addFiles([], many)
  const more = addFiles(files, [file('0.png'), file('x.png'), file('y.png')])
  expect(more.files).toHaveLength(20)
  expect(names(more.refused)).toEqual(['y.png'])
})

test('order changes by place, and never loses one', () => {
  const { files } = addFiles([], [file('a.png'), file('b.png'), file('c.png')])
  expect(names(moveFile(files, 0, 2))).toEqual(['b.png', 'c.png', 'a.png'])
  expect(names(moveFile(files, 2, 0))).toEqual(['c.png', 'a.png', 'b.png'])
  expect(moveFile(files, 0, -1)).toBe(files)
  expect(moveFile(files, 2, 3)).toBe(files)
})
