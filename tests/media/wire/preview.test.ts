import { expect, test } from 'vitest'
import { shopCapabilities } from '#src/api/capabilities.ts'
import { previewsOf } from '#src/media/wire/preview.ts'
import type { MediaFile } from '#src/media/wire/media-file.ts'

const shop = shopCapabilities.features
const own = { ...shop, fileEdits: true }
const file = { full: 'https://x/a.jpg', thumbnail: 'https://x/a_small.webp', version: 1, isVideo: false } as MediaFile

test('what is ready comes first, what has to be made next, the whole picture last', () => {
  expect(previewsOf(file, shop)).toEqual(['https://x/a_small.webp', 'https://x/a.jpg'])
  expect(previewsOf(file, own)).toEqual(['https://x/a_small.webp', 'https://x/a.jpg?w=320', 'https://x/a.jpg'])
  expect(previewsOf({ ...file, thumbnail: file.full }, own)).toEqual(['https://x/a.jpg?w=320', 'https://x/a.jpg'])
})

test('another version has another address', () => {
  expect(previewsOf({ ...file, version: 3 }, own)).toEqual([
    'https://x/a_small.webp?v=3',
    'https://x/a.jpg?w=320&v=3',
    'https://x/a.jpg?v=3',
  ])
})

test('a video has no picture', () => expect(previewsOf({ ...file, isVideo: true }, own)).toEqual([]))
