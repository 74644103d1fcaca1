// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cards } from '#src/kefu/client/cards.ts'
import { MessageBody } from '#src/kefu/thread/bodies.tsx'
import { previewOf, summaryOf } from '#src/kefu/thread/summary.ts'
import { $text } from '#src/kefu/thread/thread.text.ts'
import { bringAddresses } from '#src/kefu/wire/addresses.ts'
import { contentOf } from '#src/kefu/wire/content.ts'
import { setShare } from '#src/kefu/client/pictures.ts'
import { messageOf, readMessage, type Message } from '#src/kefu/wire/message.ts'
import { bringSigns } from '#src/kefu/wire/signs.ts'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

const product = {
  ...{ id: '5', name: '智能手机 Pro', picture: '', price: '2571.90', stock: '500', sales: '271' },
  ...{ vipPrice: '2443.30', formerPrice: '3086.28', description: '' },
}
const order = { id: '11', goods: [], number: 'cp1', name: '空气炸锅', picture: '', count: '2', sum: '581.80', state: '待评价' }

describe('a message of each kind', () => {
  let root: Root
  let box: HTMLElement
  let cards: Cards
  let enlarged: string[]
  let looked: string[]

  const message = (msn_type: number, msn: string) => readMessage({ id: 1, msn, msn_type, productInfo: [], orderInfo: [] })!
  const show = (msn_type: number, msn: string) => showMessage(message(msn_type, msn))
  async function showMessage(shown: Message, isWary = false) {
    const content = contentOf(shown, cards.base)
    const place = {
      cards,
      customer: '3',
      enlarge: (key: string) => void enlarged.push(key),
      look: (...card: string[]) => looked.push(card.join(' ')),
      isWary,
    }
    await act(async () => root.render(<MessageBody key={shown.text} content={content} message={shown} context={place} />))
    await vi.waitFor(async () => {
      await act(async () => undefined)
      expect(box.querySelector('.kefu-body-wait')).toBeNull()
    })
  }

  beforeEach(() => {
    box = document.createElement('div')
    root = createRoot(box)
    enlarged = []
    looked = []
    cards = {
      base: 'https://shop.example',
      product: vi.fn(async () => product),
      order: vi.fn(async () => order),
      ...{ isOld: () => false, $changes: atom(0), orderChanged: () => undefined },
    }
  })
  afterEach(() => act(async () => root.unmount()))

  it('follows an address into a window of its own that knows nothing of this one', async () => {
    await bringAddresses()
    await show(1, '<b>看</b> https://a.example/x')
    expect(box.textContent).toBe('<b>看</b> https://a.example/x')
    const link = box.querySelector('a')!
    expect([link.target, link.rel, link.getAttribute('href')]).toEqual([
      '_blank',
      'noopener noreferrer nofollow ugc',
      'https://a.example/x',
    ])
  })

  it('opens a picture large, and says so where it cannot be shown', async () => {
    await show(3, '/a.jpg')
    await act(async () => box.querySelector('button')!.click())
    expect(enlarged).toEqual(['id:1'])
    await act(async () => void box.querySelector('img')!.dispatchEvent(new Event('error')))
    expect(box.textContent).toBe('图片无法显示')
    await show(3, 'javascript:alert(1)')
    expect([box.querySelector('img'), box.textContent]).toEqual([null, '图片无法显示'])
  })

  it('asks no server but the shop’s for what the other side names, until somebody wants to see it', async () => {
    const theirs = (msn_type: number, msn: string, uid = 3) => readMessage({ id: 1, msn, msn_type, uid, productInfo: [], orderInfo: [] })!
    const media = () => box.querySelector('img, audio, video')?.getAttribute('src')
    await showMessage(theirs(3, 'https://track.example/a.jpg'), true)
    expect([media(), box.textContent]).toEqual([undefined, '外部内容（track.example），点击查看'])
    await showMessage(theirs(4, 'https://track.example/a.mp3'), true)
    expect(media()).toBeUndefined()
    await showMessage(theirs(3, '/own.jpg'), true)
    expect(media()).toBe('https://shop.example/own.jpg')
    // what an agent wrote is their own choice
    await showMessage(theirs(3, 'https://cloud.example/b.jpg', 1), true)
    expect(media()).toBe('https://cloud.example/b.jpg')
    await showMessage(theirs(3, 'https://track.example/a.jpg'), true)
    await act(async () => box.querySelector('button')!.click())
    expect(media()).toBe('https://track.example/a.jpg')
    await showMessage(theirs(3, 'https://other.example/a.jpg'), true)
    expect(media()).toBeUndefined()
  })

  it('plays voice and video', async () => {
    await show(4, '/a.mp3')
    expect(box.querySelector('audio')).toMatchObject({ controls: true, preload: 'metadata' })
    await show(4, '/a.mp4')
    expect(box.querySelector('video')).toMatchObject({ controls: true, preload: 'metadata' })
    await act(async () => void box.querySelector('video')!.dispatchEvent(new Event('error')))
    expect(box.textContent).toBe('视频无法播放')
  })

  const file = { name: '报价单 2026.pdf', size: 25_395, url: '/kefuapi/file/0123' }

  it('hands out a file by name and size, into a window of its own', async () => {
    await showMessage(readMessage({ id: 4, msn: `${file.name} https://shop.example${file.url}`, msn_type: 1, file })!)
    expect(box.textContent).toBe('报价单 2026.pdf24.8 KB')
    const link = box.querySelector('a')!
    expect(link.getAttribute('href')).toBe('https://shop.example/kefuapi/file/0123')
    expect([link.target, link.rel, link.download]).toEqual(['_blank', 'noopener noreferrer nofollow ugc', file.name])
    await showMessage(readMessage({ id: 5, msn: 'x', msn_type: 1, file: { ...file, name: '<b>x</b>', url: 'javascript:alert(1)' } })!)
    expect([box.querySelector('a'), box.textContent]).toEqual([null, '<b>x</b>24.8 KB'])
  })

  it('shows how much of a file, or a picture, has left', async () => {
    const waiting = { clientId: 'c1', from: '3', to: '1', text: '', at: 0, file: { name: 'a.pdf', size: 2048, type: '' } }
    await showMessage(messageOf({ ...waiting, kind: 'file' }))
    expect(box.textContent).toBe('a.pdf2.0 KB')
    expect(box.querySelector('progress')).toBeNull()
    await act(async () => setShare('c1', 0.4))
    expect(box.querySelector('progress')).toHaveProperty('value', 0.4)
    expect(box.querySelector('progress')!.getAttribute('aria-label')).toBe('正在上传')
    await showMessage({ ...messageOf({ ...waiting, kind: 'image' }), text: 'picture' })
    expect(box.querySelector('progress')).toHaveProperty('value', 0.4)
    await showMessage({ ...messageOf({ ...waiting, kind: 'image', failed: '网络错误' }), text: 'failed' })
    expect(box.querySelector('progress')).toBeNull()
  })

  it('fetches a product or an order that the message only names', async () => {
    await show(5, '5')
    expect(box.textContent).toBe('智能手机 Pro库存 500 · 销量 271¥2571.90查看商品')
    await act(async () => box.querySelector('button')!.click())
    await show(6, 'cp1')
    expect(cards.order).toHaveBeenCalledWith('cp1', '3')
    expect(box.textContent).toBe('订单号 cp1空气炸锅共 2 件 · 待评价¥581.80查看订单')
    await act(async () => box.querySelector('button')!.click())
    expect(looked).toEqual(['product 5', 'order cp1'])
  })

  it('says that there is none any more, or asks again', async () => {
    cards = { ...cards, product: async () => undefined }
    await show(5, '5')
    expect(box.textContent).toBe('商品 5 已下架或不存在查看商品')
    expect(box.querySelector('button')!.disabled).toBe(true)
    const ask = vi.fn<Cards['order']>().mockRejectedValueOnce(new Error('503')).mockResolvedValue(order)
    cards = { ...cards, order: ask }
    await show(6, 'cp1')
    expect(box.textContent).toBe('订单号 cp1加载失败重试查看订单')
    await act(async () => box.querySelector('button')!.click())
    expect(box.textContent).toContain('空气炸锅')
  })

  it('says in one line what it is', async () => {
    await bringSigns()
    const words = $text.get()
    const lines = [
      message(1, '好[em-tlj-30]'),
      message(2, 'em-tlj-67'),
      message(3, '/a.jpg'),
      message(4, '/a.mp3'),
      message(4, '/a.mp4'),
      message(5, '5'),
      message(6, 'cp1'),
      message(9, 'x'),
      readMessage({ id: 1, msn: 'a.pdf https://shop.example/a', msn_type: 1, file: { ...file, name: 'a.pdf' } })!,
    ].map((one) => summaryOf(one, words))
    expect(lines).toEqual(['好👍', '😂', '[图片]', '[语音]', '[视频]', '[商品]', '[订单] cp1', '[暂不支持的消息]', '[文件] a.pdf'])
    expect(previewOf({ preview: '谢谢[em-tlj', previewKind: 'text' }, words)).toBe('谢谢…')
    expect(previewOf({ preview: 'a.pdf', previewKind: 'file' }, words)).toBe('[文件] a.pdf')
  })
})
