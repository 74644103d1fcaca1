import { expect, test } from 'vitest'
import { fileSize } from '#src/lib/file-size.ts'

test.each([
  [0, '–'],
  [812, '812 B'],
  [24829, '24.2 KB'],
  [2 * 1024 * 1024, '2.0 MB'],
])('%i', (bytes, text) => expect(fileSize(bytes)).toBe(text))
