import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPhoneUpload, slotOf } from '#src/console/pages/system/mobile-upload/phone-upload.ts'
import { sizeOfAll } from '#src/console/pages/system/mobile-upload/phone-picture.ts'
import type { Backend } from '#src/http/backend.ts'
import { begunFile } from '../../../../support/begun-file.ts'

// a server behind the browser's XMLHttpRequest: it takes `open` and refuses what the shop refuses
let open = 'token-1'
let isDown = false
const arrived: { url: string; name: string; pid: unknown; token: unknown }[] = []
class Request {
  upload = {}
  status = 200
  responseText = ''
  onloadend?: () => void
  #url = ''
  open(_: string, url: string) {
    this.#url = url
  }
  setRequestHeader() {}
  send(body: FormData) {
    const token = body.get('uploadToken')
    const file = body.get('file') as File
    const answer = isDown
      ? { status: 400, msg: '上传失败' }
      : token === open
        ? { status: 200, msg: '上传成功', code: '100032' }
        : { status: 400, msg: '配置已更改或token已失效', code: '410086' }
    if (answer.status === 200) arrived.push({ url: this.#url, name: file.name, pid: body.get('pid'), token })
    this.responseText = JSON.stringify(answer)
    queueMicrotask(() => this.onloadend?.())
  }
}

const backend: Backend = {
  kind: 'shop',
  baseFor: () => 'https://shop.example/mall',
  tokenFor: () => undefined,
  credentials: 'include',
  sessionEnded: vi.fn(),
}
const picture = (name: string, bytes = 1000) => begunFile(name, bytes, 'image/jpeg')
const begin = (query = 'pid=9&token=token-1') => createPhoneUpload(backend, slotOf(query), (unfit) => unfit)

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request)
  open = 'token-1'
  isDown = false
  arrived.length = 0
})
afterEach(() => void vi.unstubAllGlobals())

test('pictures go out one by one in their order, with the slot of the code', async () => {
  const work = begin()
  expect(work.add([picture('a.jpg'), picture('b.jpg', 500_000)])).toBe(0)
  expect(sizeOfAll(work.$pictures.get())).toBe('0.50')
  expect(work.$isDone.get()).toBe(false)
  await work.send()
  expect(arrived).toEqual([
    { url: 'https://shop.example/mall/adminapi/image/scan_upload?uploadToken=token-1', name: 'a.jpg', pid: '9', token: 'token-1' },
    { url: 'https://shop.example/mall/adminapi/image/scan_upload?uploadToken=token-1', name: 'b.jpg', pid: '9', token: 'token-1' },
  ])
  expect(work.$isDone.get()).toBe(true)
  work.startOver()
  expect([work.$pictures.get(), work.$isDone.get()]).toEqual([[], false])
})

test('twenty are enough', () => {
  const work = begin()
  expect(work.add(Array.from({ length: 23 }, (_, index) => picture(`${index}.jpg`)))).toBe(3)
  expect(work.$pictures.get()).toHaveLength(20)
})

test('what failed is told and tried again, what arrived is not sent twice', async () => {
  const work = begin()
  work.add([picture('a.jpg')])
  await work.send()
  isDown = true
  work.add([picture('b.jpg')])
  await work.send()
  expect(work.$pictures.get().map(({ state, message }) => [state, message])).toEqual([
    ['done', ''],
    ['failed', '上传失败'],
  ])
  isDown = false
  await work.send()
  expect(arrived.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
  expect(work.$isDone.get()).toBe(true)
})

test('a slot that is closed or taken over ends everything; so does an address without a code', async () => {
  open = 'somebody else'
  const work = begin()
  work.add([picture('a.jpg'), picture('b.jpg')])
  await work.send()
  expect(work.$isGone.get()).toBe(true)
  expect(work.$pictures.get().map(({ state }) => state)).toEqual(['failed', 'waiting'])
  expect(begin('pid=9').$isGone.get()).toBe(true)
})

test('a large animation is not made a still, and what no browser reads is refused', async () => {
  const work = begin()
  work.add([new File([new Uint8Array(2_100_000)], 'a.gif', { type: 'image/gif' }), new File(['x'], 'b.tiff', { type: 'image/tiff' })])
  work.add([new File(['a text'], 'c.jpg', { type: 'image/jpeg' })])
  await work.send()
  expect(work.$pictures.get().map(({ message }) => message)).toEqual(['largeGif', 'wrongFormat', 'wrongFormat'])
  expect(arrived).toEqual([])
})
