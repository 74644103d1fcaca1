import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadFile } from '#src/api/files.ts'
import type { Backend } from '#src/http/backend.ts'
import { upload } from '#src/http/upload.ts'

// the part of the browser's XMLHttpRequest that uploads use, driven by hand
class FakeRequest {
  static last: FakeRequest
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {}
  headers: Record<string, string> = {}
  opened: string[] = []
  withCredentials = false
  status = 0
  responseText = ''
  sent: unknown
  onloadend?: () => void
  constructor() {
    FakeRequest.last = this
  }
  open(method: string, url: string) {
    this.opened = [method, url]
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.onloadend?.()
  }
  progress(loaded: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 })
  }
  answer(status: number, text: string) {
    this.status = status
    this.responseText = text
    this.onloadend?.()
  }
}

const ended = vi.fn()
const shop: Backend = {
  baseFor: () => 'https://shop.example/mall',
  kind: 'shop',
  tokenFor: () => 'secret',
  credentials: 'include',
  sessionEnded: ended,
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  ended.mockReset()
})

function start(options: Parameters<typeof upload>[3] = {}) {
  const body = new FormData()
  body.append('file', new File(['x'], 'a.jpg'))
  const reply = upload(shop, uploadFile, { body }, options)
  reply.catch(() => {})
  return { reply, request: FakeRequest.last, body }
}

test('goes to the shop’s address with the shop’s token header only, and tells how far it is', async () => {
  const shares: number[] = []
  const { reply, request, body } = start({ onProgress: (share) => shares.push(share) })
  request.progress(25)
  request.progress(100)
  request.answer(200, '{"status":200,"msg":"上传成功","data":{"src":"/uploads/a.jpg"},"code":"100032"}')
  expect(await reply).toEqual({ data: { src: '/uploads/a.jpg' }, message: '上传成功', code: '100032' })
  expect(request.opened).toEqual(['POST', 'https://shop.example/mall/adminapi/file/upload'])
  expect(request.headers).toEqual({ 'Cb-lang': 'zh-CN', 'Authori-zation': 'Bearer secret' })
  expect([request.sent, request.withCredentials, shares]).toEqual([body, true, [0.25, 1]])
})

test('the shop’s refusal is one typed error with its sentence', async () => {
  const { reply, request } = start()
  request.answer(200, '{"status":400,"msg":"不合法的文件后缀","data":[]}')
  await expect(reply).rejects.toMatchObject({ kind: 'business', message: '不合法的文件后缀' })
  expect(ended).not.toHaveBeenCalled()
})

test('a session that is over is reported once', async () => {
  const { reply, request } = start()
  request.answer(200, '{"status":110003,"msg":"登录状态已过期","data":[]}')
  await expect(reply).rejects.toMatchObject({ kind: 'session' })
  expect(ended).toHaveBeenCalledTimes(1)
})

test('a broken line, a cancelled upload, and an answer that is none are told apart', async () => {
  const broken = start()
  broken.request.answer(0, '')
  await expect(broken.reply).rejects.toMatchObject({ kind: 'network' })
  const stop = new AbortController()
  const cancelled = start({ signal: stop.signal })
  stop.abort()
  await expect(cancelled.reply).rejects.toMatchObject({ kind: 'aborted' })
  const odd = start()
  odd.request.answer(500, '<h1>Fatal error</h1>')
  await expect(odd.reply).rejects.toMatchObject({ kind: 'malformed', status: 500 })
  const large = start()
  large.request.answer(413, '<h1>413 Request Entity Too Large</h1>')
  await expect(large.reply).rejects.toMatchObject({ kind: 'business', status: 413, message: '超过服务器允许的大小' })
})

test('time runs out only when nothing moves any more', async () => {
  vi.useFakeTimers()
  const { reply, request } = start({ stall: 1000 })
  for (const loaded of [20, 40, 60]) {
    vi.advanceTimersByTime(900)
    request.progress(loaded)
  }
  vi.advanceTimersByTime(1000)
  await expect(reply).rejects.toMatchObject({ kind: 'timeout' })
})
