import { expect, test } from 'vitest'
import { readDropped } from '#src/media/upload/dropped-files.ts'

const file = (name: string) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (done: (file: File) => void) => done(new File(['x'], name)),
})
const lost = (name: string) => ({ ...file(name), file: (_: unknown, fail: () => void) => fail() })

// as a browser does it: at most a hundred at a time, and nothing at the end
function folder(name: string, entries: object[]) {
  let left = [...entries]
  const readEntries = (done: (some: object[]) => void) => (done(left.slice(0, 100)), (left = left.slice(100)))
  return { name, isFile: false, isDirectory: true, createReader: () => ({ readEntries }) }
}
const read = async (...entries: object[]) => {
  const { files, skipped } = await readDropped(entries as FileSystemEntry[])
  return [files.map(({ name }) => name), skipped]
}

test('folders are read with everything below, in the order that people count in', async () => {
  const inner = folder('b', [file('x.PNG'), file('.DS_Store')])
  expect(await read(folder('a', [file('10.jpg'), inner, file('2.jpg'), file('notes.txt')]), file('last.gif'))).toEqual([
    ['2.jpg', '10.jpg', 'x.PNG', 'last.gif'],
    2,
  ])
})

test('more than a hundred in one folder', async () => {
  const [names] = await read(
    folder(
      'a',
      Array.from({ length: 250 }, (_, index) => file(`${index}.mp4`)),
    ),
  )
  expect(names).toHaveLength(250)
})

test('what may not be read is counted, what was dropped by itself is passed on to be refused', async () => {
  expect(await read(folder('a', [lost('1.png')]), file('notes.txt'))).toEqual([['notes.txt'], 1])
})
