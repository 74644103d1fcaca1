import { describe, expect, test } from 'vitest'
import { absoluteFile } from '#src/http/absolute-file.ts'

describe('absoluteFile', () => {
  test.each([
    ['https://shop.example', '/uploads/a.jpg', 'https://shop.example/uploads/a.jpg'],
    ['https://shop.example', 'uploads/a.jpg', 'https://shop.example/uploads/a.jpg'],
    ['https://shop.example/', '/uploads/a.jpg', 'https://shop.example/uploads/a.jpg'],
    ['https://shop.example', 'uploads\\attach\\a.jpg', 'https://shop.example/uploads/attach/a.jpg'],
    ['https://shop.example/mall', '/uploads/a.jpg', 'https://shop.example/mall/uploads/a.jpg'],
    ['https://shop.example/mall', '/mall/uploads/a.jpg', 'https://shop.example/mall/uploads/a.jpg'],
    ['https://shop.example/mall', '/mallet/a.jpg', 'https://shop.example/mall/mallet/a.jpg'],
    ['http://shop.example', '//cdn.example/a.jpg', 'http://cdn.example/a.jpg'],
  ])('%s + %s', (base, path, whole) => expect(absoluteFile(base, path)).toBe(whole))

  test('a whole address stays as it is, whatever the base', () => {
    const address = 'http://127.0.0.1:8880/uploads/attach/2026/a b.jpg?x=1'
    expect(absoluteFile('https://shop.example/mall', address)).toBe(address)
  })

  test.each(['', '  ', null, undefined, 7, 'javascript:alert(1)', 'data:image/png;base64,AAAA', 'blob:x'])('%s is no file', (path) =>
    expect(absoluteFile('https://shop.example', path)).toBe(''),
  )
})
