import { beforeEach, expect, test, vi } from 'vitest'
import { editFile, replaceFile } from '#src/media/details/edit-file.ts'
import { createLibrary, type Library } from '#src/media/store.ts'
import { FakeServer, refusal, until } from '../fake-server.ts'
import { begunFile } from '../../support/begun-file.ts'

let server: FakeServer
let library: Library
beforeEach(async () => {
  server = new FakeServer(3)
  library = createLibrary(server, { recompress: async (file) => new File(['still'], file.name.replace(/gif$/, 'jpg')) })
  await library.listing.load()
})

const replaced = () => library.listing.at(0)!
const never = () => Promise.reject(new Error('not to be asked'))

/** Two frames and nothing behind them, over 2 MB. */
function dance(): File {
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  const bytes = new Uint8Array(2 * 1024 * 1024)
  bytes.set([...new TextEncoder().encode('GIF89a'), 1, 0, 1, 0, 0, 0, 0, ...frame, ...frame])
  return new File([bytes], 'dance.gif', { type: 'image/gif' })
}

test('what cannot take the place of a file says why', async () => {
  await expect(replaceFile(library, replaced(), new File(['x'], 'a.webp'), never)).rejects.toThrow('请上传以jpg、jpeg、png等结尾的图片文件')
  const refused = replaceFile(library, replaced(), begunFile('a.png'), never)
  await until(() => server.uploads[0])
  server.uploads[0]!.fail(refusal('replace_kind', '只能用同类文件替换'))
  await expect(refused).rejects.toThrow('只能用同类文件替换')
})

test('a large animation is asked about where it was chosen, and only sent when that is wanted', async () => {
  const wanted = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  expect(await replaceFile(library, replaced(), dance(), wanted)).toBeUndefined()
  expect(server.uploads).toEqual([])
  void replaceFile(library, replaced(), dance(), wanted).catch(() => undefined)
  await until(() => server.uploads[0])
  expect(server.uploads[0]!.file.name).toBe('dance.jpg')
  expect(wanted).toHaveBeenCalledTimes(2)
})

test('a file that somebody else threw away leaves the list, and is no longer chosen', async () => {
  const gone = library.listing.at(0)!
  library.selection.only(gone, 0)
  server.files = server.files.filter(({ id }) => String(id) !== gone.id)
  server.failNext = refusal('file_gone', '文件不存在或已删除')
  await expect(editFile(library, gone.id, { alt: 'x' })).rejects.toThrow('文件不存在或已删除')
  expect(library.selection.ids()).toEqual([])
  await until(() => library.listing.$listing.get().count === 2 || undefined)
  expect(library.listing.indexOf(gone.id)).toBe(-1)
})
