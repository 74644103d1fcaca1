import { expect, test } from 'vitest'
import { readAddresses } from '#src/media/dialog/web/web-address.ts'

test.each([
  ['', 'address'],
  ['  \n ', 'address'],
  ['https://a.example/show.php?id=1', 'otherAddress'],
  ['https://a.example/show.PHP', 'otherAddress'],
  ['file:///etc/passwd', 'otherAddress'],
  ['a.jpg', 'otherAddress'],
  ['https://a.example/one.jpg https://a.example/two.php', 'otherAddress'],
])('%j is refused', (text, refusal) => {
  expect(readAddresses(text)).toEqual({ addresses: [], refusal })
})

test('several come one a line or with spaces, each once', () => {
  const text = ' https://a.example/1.jpg\nhttp://b.example/2.png https://a.example/1.jpg '
  expect(readAddresses(text)).toEqual({ addresses: ['https://a.example/1.jpg', 'http://b.example/2.png'], refusal: null })
})
