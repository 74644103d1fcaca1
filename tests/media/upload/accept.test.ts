import { expect, test } from 'vitest'
import { isPictureName, sortChosen } from '#src/media/upload/accept.ts'

const file = (name: string, bytes = 3) => new File(['x'.repeat(bytes)], name)

test.each(['a.jpg', 'a.PNG', 'a.Jpeg', 'a.gif', 'a.b.JPG'])('%s may be sent', (name) => expect(isPictureName(name)).toBe(true))
test.each(['a.webp', 'a.svg', 'a.php', 'a.jpg.php', 'jpg', '.jpg', 'a.jpgx', ''])('%s may not', (name) =>
  expect(isPictureName(name)).toBe(false),
)

test('what may not be sent takes no room, and the order stays', () => {
  const sorted = sortChosen([file('1.jpg'), file('2.txt'), file('3.png', 0), file('4.png'), file('5.png')], 2)
  expect(sorted.map((entry) => [entry.file.name, entry.refusal])).toEqual([
    ['1.jpg', null],
    ['2.txt', 'format'],
    ['3.png', 'empty'],
    ['4.png', null],
    ['5.png', 'limit'],
  ])
})
