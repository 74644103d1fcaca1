import { describe, expect, test } from 'vitest'
import { isAnimatedGif } from '#src/http/uploads/work/animated-gif.ts'
import { asJpegFile, jpegName, recompressionOf } from '#src/http/uploads/recompression.ts'

const twoMegabytes = 2 * 1024 * 1024
const sized = (name: string, bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], name, { type })

// header, two-colour table, then pictures of 1 × 1; one of them behind a comment
function gif(pictures: number, padding = 0): Uint8Array<ArrayBuffer> {
  const head = [...new TextEncoder().encode('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  const comment = [0x21, 0xfe, 3, 0x2c, 0x2c, 0x2c, 0]
  const picture = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  const body = Array.from({ length: pictures }, () => picture).flat()
  return new Uint8Array([...head, ...comment, ...body, 0x3b, ...new Array<number>(padding).fill(0)])
}

describe('which files are written anew', () => {
  test('under 2 MB never, from 2 MB on always', async () => {
    expect(await recompressionOf(sized('a.png', twoMegabytes - 1))).toBe('send')
    expect(await recompressionOf(sized('a.png', twoMegabytes))).toBe('recompress')
    expect(await recompressionOf(sized('a.JPG', twoMegabytes, 'image/jpeg'))).toBe('recompress')
  })

  test('a large animation asks, a large still GIF does not', async () => {
    expect(await recompressionOf(new File([gif(2, twoMegabytes)], 'a.gif', { type: 'image/gif' }))).toBe('ask')
    expect(await recompressionOf(new File([gif(1, twoMegabytes)], 'a.GIF'))).toBe('recompress')
    expect(await recompressionOf(new File([gif(2)], 'a.gif'))).toBe('send')
  })
})

test('animation is read from the blocks, not from bytes that look like marks', () => {
  expect(isAnimatedGif(gif(1))).toBe(false)
  expect(isAnimatedGif(gif(3))).toBe(true)
  expect(isAnimatedGif(gif(3).subarray(0, 30))).toBe(false)
  expect(isAnimatedGif(new Uint8Array([1, 2, 3]))).toBe(false)
})

test('ending and type become JPEG, the name stays', () => {
  expect([jpegName('photo.PNG'), jpegName('a.b.gif'), jpegName('photo')]).toEqual(['photo.jpg', 'a.b.jpg', 'photo.jpg'])
  const file = asJpegFile(new Blob(['x']), new File(['y'], '主图.png', { lastModified: 7 }))
  expect([file.name, file.type, file.lastModified]).toEqual(['主图.jpg', 'image/jpeg', 7])
})
