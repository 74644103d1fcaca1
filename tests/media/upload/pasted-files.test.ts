import { expect, test } from 'vitest'
import { pastedFiles } from '#src/media/upload/pasted-files.ts'

test('pasted pictures are told apart, copied files keep their names', () => {
  const now = new Date(2026, 10, 21, 8, 7, 5)
  const files = [new File(['a'], 'image.png', { type: 'image/png' }), new File(['b'], 'image.png'), new File(['c'], '主图.jpg')]
  const named = pastedFiles(files, now)
  expect(named.map((file) => file.name)).toEqual(['paste-20261121-080705.png', 'paste-20261121-080705-2.png', '主图.jpg'])
  expect(named[0]!.type).toBe('image/png')
})
