import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadOwnVideo, type VideoOptions } from '#src/http/uploads/own-video.ts'
import { NodeRequest } from '../../support/node-request.ts'
import { backendAt, startUploads } from '../../support/upload-stand-in.ts'

let server: Awaited<ReturnType<typeof startUploads>>
beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', NodeRequest)
  server = await startUploads()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

const film = (name = 'film.mp4') => new File([new Uint8Array(2500).fill(7)], name, { type: 'video/mp4' })
const send = (options: VideoOptions = {}, file = film()) => uploadOwnVideo(backendAt(server.base), file, { first: 1, ...options })

test('goes on after a cut, tells its stages, and answers the whole address', async () => {
  const stages: string[] = []
  let cuts = 0
  server.fault.next = ({ method }) => (method === 'PUT' && cuts++ === 1 ? 'cut' : undefined)
  expect(await send({ onStage: (stage) => stages.at(-1) === stage || stages.push(stage) })).toBe(`${server.base}/uploads/film.mp4`)
  expect(stages).toEqual(['hashing', 'sending', 'offline', 'sending'])
  expect(server.files[0]!.bytes).toHaveLength(2500)
})

test('what is given up does not stay on the server', async () => {
  const stop = new AbortController()
  server.fault.next = ({ method }) => void (method === 'PUT' && stop.abort(new DOMException('', 'AbortError')))
  await expect(send({ signal: stop.signal })).rejects.toThrow()
  await vi.waitFor(() => expect(server.seen.at(-1)).toBe('DELETE /uploads/u1'))
})

test('only mp4, in the shop’s words', async () => {
  await expect(send({}, film('film.avi'))).rejects.toMatchObject({ message: '只能上传mp4文件' })
  expect(server.seen).toEqual([])
})
