import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shopCapabilities, type Capabilities } from '#src/api/capabilities.ts'
import { createScanSlot, scanLife, scanPoll } from '#src/media/dialog/scan/scan-slot.ts'
import type { MediaServer } from '#src/media/server.ts'
import { refusal } from '../../fake-server.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** A shop with its one slot for everybody. */
class Shop {
  capabilities: Capabilities = shopCapabilities
  readonly base = 'https://shop.example/mall'
  token = ''
  pictures: { att_dir: string; att_id: number; token: string }[] = []
  calls: string[] = []

  send = (async (call: { method: string; path: string }, input: { params?: { scan_token: string }; body?: FormData }) => {
    this.calls.push(`${call.method} ${call.path}`)
    if (call.path === '/image/scan_upload') {
      throw input.body!.get('uploadToken') === this.token ? refusal('', '上传的文件不存在') : refusal('410086', '配置已更改或token已失效')
    }
    const isOwn = this.capabilities.kind === 'own'
    if (call.path.startsWith('/file/scan_upload/image') && isOwn && input.params!.scan_token !== this.token)
      throw refusal('410086', '二维码已失效')
    if (call.path.startsWith('/file/scan_upload/image')) return this.pictures.filter(({ token }) => token === input.params!.scan_token)
    if (call.method === 'DELETE') return void (this.token = '')
    this.token = `t${this.calls.length}`
    return { url: `https://shop.example/mall/app/upload?pid=9&token=${this.token}` }
  }) as unknown as MediaServer['send']

  arrive(id: number) {
    this.pictures.push({ att_dir: `/uploads/${id}.jpg`, att_id: id, token: this.token })
  }
}

test('the code leads to the page that the element names', async () => {
  const asked: unknown[] = []
  const shop = new Shop()
  const send = ((call: unknown, input: { query?: unknown }) => {
    asked.push(input.query)
    return shop.send(call as never, input as never)
  }) as MediaServer['send']
  await createScanSlot({
    base: shop.base,
    capabilities: shop.capabilities,
    send,
    phonePage: 'https://shop.example/office/mobile_upload',
  }).open('9')
  await createScanSlot({ base: shop.base, capabilities: shop.capabilities, send }).open('9')
  expect(asked).toEqual([{ pid: '9', page: 'https://shop.example/office/mobile_upload' }, { pid: '9' }])
})

const count = (shop: Shop, path: string) => shop.calls.filter((call) => call.includes(path)).length
const polls = (shop: Shop) => count(shop, 'scan_upload/image')

test('asks every two seconds, shows what came, and stops with the dialog', async () => {
  const shop = new Shop()
  const slot = createScanSlot(shop)
  await slot.open('9')
  expect(slot.$view.get()).toMatchObject({ state: 'open', address: `https://shop.example/mall/app/upload?pid=9&token=${shop.token}` })
  shop.arrive(5)
  await vi.advanceTimersByTimeAsync(scanPoll)
  expect(slot.$view.get().pictures).toEqual([{ id: '5', address: 'https://shop.example/mall/uploads/5.jpg' }])
  slot.leaveOut('5')
  shop.arrive(6)
  await slot.refresh()
  expect(slot.$view.get().pictures.map(({ id }) => id)).toEqual(['6'])
  const asked = polls(shop)
  await vi.advanceTimersByTimeAsync(scanPoll * 3)
  expect(polls(shop)).toBe(asked + 3)
  slot.close()
  expect(shop.calls.at(-1)).toBe('DELETE /file/scan_upload/qrcode')
  await vi.advanceTimersByTimeAsync(scanPoll * 5)
  expect(polls(shop)).toBe(asked + 3)
  slot.close()
  expect(count(shop, 'DELETE')).toBe(1)
})

test('a code that somebody else took over is told of, and theirs is left alone', async () => {
  const shop = new Shop()
  const slot = createScanSlot(shop)
  await slot.open('9')
  shop.arrive(1)
  shop.token = 'theirs'
  await vi.advanceTimersByTimeAsync(scanPoll * 5)
  expect(slot.$view.get()).toMatchObject({ state: 'taken', pictures: [{ id: '1' }] })
  slot.close()
  expect(shop.token).toBe('theirs')
  // a new code keeps what the earlier one brought
  await slot.open('9')
  shop.arrive(2)
  await vi.advanceTimersByTimeAsync(scanPoll)
  expect(slot.$view.get().pictures.map(({ id }) => id)).toEqual(['1', '2'])
  slot.close()
})

test('a code ends after ten minutes, and a new one begins', async () => {
  const shop = new Shop()
  const slot = createScanSlot(shop)
  await slot.open('9')
  await vi.advanceTimersByTimeAsync(scanLife + scanPoll)
  expect(slot.$view.get().state).toBe('expired')
  const asked = polls(shop)
  await vi.advanceTimersByTimeAsync(scanPoll * 3)
  expect(polls(shop)).toBe(asked)
  await slot.open('9')
  expect(slot.$view.get().state).toBe('open')
  slot.close()
})

test('a dialog that closes while the code is being made leaves no slot open', async () => {
  const shop = new Shop()
  const slot = createScanSlot(shop)
  const opening = slot.open('9')
  slot.close()
  await opening
  expect(shop.token).toBe('')
  await vi.advanceTimersByTimeAsync(scanPoll * 2)
  expect(polls(shop)).toBe(0)
})

test('our server says by itself that a slot is gone, and is not knocked at', async () => {
  const shop = new Shop()
  shop.capabilities = { ...shopCapabilities, kind: 'own' }
  const slot = createScanSlot(shop)
  await slot.open('9')
  await vi.advanceTimersByTimeAsync(scanPoll * 6)
  expect([slot.$view.get().state, count(shop, '/image/scan_upload')]).toEqual(['open', 0])
  shop.token = 'theirs'
  await vi.advanceTimersByTimeAsync(scanPoll)
  expect(slot.$view.get().state).toBe('taken')
  slot.close()
  expect(shop.token).toBe('theirs')
})
