import { expect, test } from 'vitest'
import { shortName } from '#src/media/short-name.ts'

test.each([
  ['icon1.png', 'icon1.png'],
  ['icon10.png', 'icon…0.png'],
  ['acf98af0.jpeg', 'acf9….jpeg'],
  ['春季新品主图横幅大促.png', '春季新品…促.png'],
])('%s', (name, short) => expect(shortName(name)).toBe(short))

test('letters outside the basic plane are not cut in half', () => {
  expect(shortName('😀😀😀😀😀😀😀😀.png')).toBe('😀😀😀😀…😀.png')
})
