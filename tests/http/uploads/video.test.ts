import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadVideo } from '#src/http/uploads/video.ts'
import { hosts, NodeRequest } from '../../support/node-request.ts'
import { backendAt } from '../../support/upload-stand-in.ts'

let seen: string[]
let answers: Record<string, object>
let base: string
let close = () => {}
beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', NodeRequest)
  seen = []
  answers = { '/file/video_upload': { status: 200, data: { code: 2, msg: '', file_path: '/uploads/a.mp4' } } }
  const server = createServer((request, response) => {
    const path = request.url!.replace('/adminapi', '')
    seen.push(`${request.method} ${path}`)
    request.resume().on('end', () => response.end(JSON.stringify(answers[path.split('?')[0]!] ?? { status: 200, data: {} })))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  base = `http://127.0.0.1:${port}`
  hosts.set('s3.jd.example', port)
  close = () => (server.closeAllConnections(), server.close())
})
afterEach(() => {
  vi.unstubAllGlobals()
  hosts.clear()
  close()
})

const storage = (type: string) => (answers['/file/upload_type'] = { status: 200, data: { upload_type: type } })
const send = (name = 'film.mp4') => uploadVideo(backendAt(base, 'shop'), new File(['film'], name, { type: 'video/mp4' }))

test('a shop that stores on its own disk gets pieces', async () => {
  storage('1')
  expect(await send()).toBe(`${base}/uploads/a.mp4`)
  expect(seen).toEqual(['GET /file/upload_type', 'POST /file/video_upload'])
})

test.each([
  [undefined, 3],
  [2_000_000, 4],
])('pieces are of 3 MB, or as large as the element was told: %s', async (pieceSize, pieces) => {
  storage('1')
  answers['/file/video_upload'] = { status: 200, data: { code: 1, msg: '' } }
  const backend = { ...backendAt(base, 'shop'), ...(pieceSize && { pieceSize }) }
  const film = new File([new Uint8Array(7_000_000)], 'film.mp4', { type: 'video/mp4' })
  const sent = uploadVideo(backend, film)
  await expect(sent).rejects.toThrow()
  expect(seen.filter((one) => one === 'POST /file/video_upload')).toHaveLength(pieces)
})

test('a cloud gets the file itself, with keys for one name and type', async () => {
  storage('5')
  answers['/product/product/get_temp_keys'] = {
    status: 200,
    data: { type: 'JDOSS', upload_url: 'https://s3.jd.example/film', url: 'https://cdn.jd.example/film' },
  }
  expect(await send('开箱.MP4')).toBe('https://cdn.jd.example/film')
  expect(seen[1]).toMatch(/^GET \/product\/product\/get_temp_keys\?key=\d{13}\.mp4&path=&contentType=video%2Fmp4$/)
  expect(seen[2]).toBe('PUT /film')
})

test('a cloud that is not set up is the shop’s own disk after all', async () => {
  storage('3')
  answers['/product/product/get_temp_keys'] = { status: 400, code: 100016, msg: '请检查上传设置' }
  expect(await send()).toBe(`${base}/uploads/a.mp4`)
})

test('only mp4, in the shop’s words', async () => {
  await expect(send('film.avi')).rejects.toMatchObject({ message: '只能上传mp4文件' })
  expect(seen).toEqual([])
})
