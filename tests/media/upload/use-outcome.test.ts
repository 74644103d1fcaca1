import { expect, test } from 'vitest'
import { freshUpload } from '#src/media/upload/upload.ts'
import { $text } from '#src/media/upload/upload.text.ts'
import { outcomeOf } from '#src/media/upload/use-outcome.ts'

const said = (name: string, bytes: number) => {
  const upload = freshUpload(new File(['x'], name), { categoryId: '0', batch: 1 }, null)
  return outcomeOf($text.get(), { ...upload, state: 'failed', message: '服务器拒绝', bytes })
}

test('a refused picture that is still large is told with its size; a film has other reasons', () => {
  expect(said('a.jpg', 2_500_000)).toBe('上传失败: 服务器拒绝 (2.4 MB)')
  expect(said('a.jpg', 300_000)).toBe('上传失败: 服务器拒绝')
  expect(said('开箱.mp4', 9_000_000)).toBe('上传失败: 服务器拒绝')
})
