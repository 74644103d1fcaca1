import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { readOrder, readProduct } from '#src/kefu/wire/cards.ts'
import { contentOf, isOnlySigns, type Content } from '#src/kefu/wire/content.ts'
import { offered, signOf, withNames, withSigns } from '#src/text/chat-emoji.ts'
import { partsOf } from '#src/kefu/wire/links.ts'
import { readMessage } from '#src/kefu/wire/message.ts'
import { bringSigns } from '#src/kefu/wire/signs.ts'

const base = 'https://shop.example/mall'
const recorded = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../fixtures/recorded/${name}.json`, import.meta.url), 'utf8')) as { responseBody: { data: unknown } }

beforeAll(bringSigns)

/** With what came along read, as a card shows it. */
function whole(content: Content): Record<string, unknown> {
  if (content.kind === 'product') return { kind: 'product', id: content.id, product: readProduct(content.carried, base) }
  if (content.kind === 'order') return { kind: 'order', number: content.number, order: readOrder(content.carried, base) }
  return content
}

/** A message as another client sends it. */
const sent = (msn_type: number, msn: string, more: object = {}) =>
  whole(contentOf(readMessage({ id: 1, msn, msn_type, productInfo: [], orderInfo: [], ...more } as never)!, base))

describe('a text', () => {
  it('shows the signs whose names stand in it', () => {
    expect(sent(1, '好的[em-tlj-30]，马上[em-smile]')).toMatchObject({ kind: 'text', text: '好的👍，马上😄', isLarge: false })
  })

  it('keeps names that nobody knows as they came', () => {
    expect(sent(1, '[em-of-tomorrow] [小明] [em-]')).toMatchObject({ text: '[em-of-tomorrow] [小明] [em-]' })
  })

  it('shows a few signs alone large', () => {
    expect(sent(1, '[em-tlj-67][em-tlj-30]')).toMatchObject({ text: '😂👍', isLarge: true })
    expect(['好', '👍好', '👍👍👍👍', '  ', '5'].filter(isOnlySigns)).toEqual([])
  })

  it('cuts one that nobody could read', () => {
    const content = sent(1, '长'.repeat(1_000_000))
    expect(content.kind === 'text' && String(content.text).length).toBe(20_001)
  })
})

describe('an emoji', () => {
  it.each(['em-tlj-67', '[em-tlj-67]', '😂', '[em-joy]'])('%s is its sign', (msn) => {
    expect(sent(2, msn)).toMatchObject({ kind: 'text', text: '😂', isLarge: true })
  })

  it('of another name stays readable', () => {
    expect(sent(2, 'em-unheard-of')).toMatchObject({ text: '[em-unheard-of]', isLarge: false })
  })
})

describe('emoji on the wire', () => {
  it('are the names of the shop, and come back as they were', () => {
    const text = `收到${offered.join('')}！`
    const wire = withNames(text)
    expect(wire).toMatch(/^收到(\[em-tlj-\d+\])+！$/)
    expect(withSigns(wire)).toBe(text)
  })

  it('go by their number where the shop has no name: its database keeps no such sign', () => {
    for (const text of ['🚀', '👨‍👩‍👧', '👍🏽', '🇨🇳', '𠮷野家', '©2026', '1️⃣']) {
      const wire = withNames(text)
      expect([...wire].every((sign) => sign.codePointAt(0)! < 0x10000)).toBe(true)
      expect(withSigns(wire)).toBe(text)
    }
  })

  it('by number are signs only', () => {
    expect([signOf('[em-u3c]'), signOf('em-u110000'), signOf('em-u0000000041')]).toEqual([undefined, undefined, undefined])
  })
})

describe('an address in a text', () => {
  const links = (text: string) => partsOf(text).flatMap((part) => (part.kind === 'link' ? [part.text] : []))

  it('can be followed, without what closes the sentence', () => {
    expect(links('看 https://a.example/x?y=1#z，还有 http://b.example/(1). 好')).toEqual([
      'https://a.example/x?y=1#z',
      'http://b.example/(1)',
    ])
    expect(links('（https://a.example/p）后面https://b.example/q写着字')).toEqual(['https://a.example/p', 'https://b.example/q'])
  })

  it('keeps every letter of the text', () => {
    const text = '一 https://a.example/x, 二 http://b.example! 三'
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it('is none that runs a script or pretends to be another site', () => {
    expect(links('javascript:alert(1) data:text/html,x //a.example ftp://a.example https://shop.example@evil.example/ https://')).toEqual(
      [],
    )
  })
})

describe('a picture', () => {
  it('has a whole address, of the web alone', () => {
    expect(sent(3, '/uploads/store/a.jpg')).toEqual({ kind: 'image', address: 'https://shop.example/mall/uploads/store/a.jpg' })
    expect(sent(3, 'https://cdn.example/a.png')).toEqual({ kind: 'image', address: 'https://cdn.example/a.png' })
    for (const lie of ['javascript:alert(1)', 'data:text/html,<script>', 'blob:https://x/y', ''])
      expect(sent(3, lie)).toEqual({ kind: 'image', address: '' })
  })
})

describe('voice and video', () => {
  it('are told apart by what lies at the address', () => {
    expect(sent(4, '/uploads/v/1.mp3')).toMatchObject({ kind: 'voice', address: `${base}/uploads/v/1.mp3` })
    expect(sent(4, 'https://cdn.example/clip')).toMatchObject({ kind: 'voice' })
    expect(sent(4, 'https://cdn.example/clip.mp4?x=1')).toMatchObject({ kind: 'video' })
    expect(sent(3, 'https://cdn.example/film.MP4')).toMatchObject({ kind: 'video' })
  })
})

describe('a product', () => {
  it('is read from a history, where what the shop adds to its sales stands apart', () => {
    const rows = recorded('kefuapi_service_list').responseBody.data as Record<string, unknown>[]
    const content = contentOf(readMessage(rows.find(({ msn_type }) => msn_type === 5)!)!, base)
    expect(content).toMatchObject({ name: '智能手机 Pro' })
    expect(whole(content)).toMatchObject({
      kind: 'product',
      id: '5',
      product: {
        id: '5',
        name: '智能手机 Pro',
        price: '2571.90',
        stock: '500',
        sales: '271',
        picture: expect.stringMatching(/^http.*\.jpg$/),
      },
    })
  })

  it('is read from a frame', () => {
    const transcript = JSON.parse(readFileSync(new URL('../../fixtures/recorded/ws_chat_transcript.json', import.meta.url), 'utf8')) as {
      dir?: string
      msg?: { type: string; data: Record<string, unknown> }
    }[]
    const frames = transcript.flatMap(({ dir, msg }) => (dir === 'recv' && msg?.data?.msn_type === 5 ? [msg.data] : []))
    expect(frames).toHaveLength(2)
    for (const frame of frames)
      expect(whole(contentOf(readMessage(frame)!, base))).toMatchObject({ product: { name: '智能手机 Pro', sales: '271', stock: '500' } })
  })

  it('that is not carried is known by its id', () => {
    for (const productInfo of [[], null, undefined, 'x', {}])
      expect(sent(5, '5', { productInfo })).toEqual({ kind: 'product', id: '5', product: undefined })
  })

  it('shows no amount that is none, and no picture of another kind of address', () => {
    const productInfo = { id: 5, store_name: '<b>x</b>', price: '1<img>', stock: {}, sales: [], image: 'javascript:x' }
    expect(sent(5, '5', { productInfo })).toMatchObject({ product: { name: '<b>x</b>', price: '', stock: '', sales: '', picture: '' } })
  })
})

describe('an order', () => {
  const order = {
    order_id: 'cp646989008571727872',
    total_num: 2,
    pay_price: '581.80',
    _status: { _title: '待评价' },
    cartInfo: [{ productInfo: { store_name: '空气炸锅', image: '/uploads/a.jpg', attrInfo: { image: '/uploads/red.jpg' } } }],
  }

  it('has its number, goods, sum and state', () => {
    expect(sent(6, order.order_id, { orderInfo: order })).toEqual({
      kind: 'order',
      number: order.order_id,
      order: {
        id: '',
        number: order.order_id,
        name: '空气炸锅',
        picture: `${base}/uploads/red.jpg`,
        count: '2',
        sum: '581.80',
        state: '待评价',
        goods: [{ name: '空气炸锅', picture: `${base}/uploads/red.jpg`, specification: '', price: '', count: '' }],
      },
    })
  })

  it('without goods or by goods in a table is an order all the same', () => {
    expect(sent(6, 'cp1', { orderInfo: { ...order, cartInfo: { 7: order.cartInfo[0] } } })).toMatchObject({ order: { name: '空气炸锅' } })
    expect(sent(6, 'cp1', { orderInfo: { order_id: 'cp1' } })).toMatchObject({ order: { name: '', sum: '', state: '', picture: '' } })
  })

  it('that is not carried is known by its number', () => {
    expect(sent(6, 'cp1')).toEqual({ kind: 'order', number: 'cp1', order: undefined })
  })
})

it('a kind that nobody knows says so', () => {
  expect(sent(77, 'x')).toEqual({ kind: 'other' })
})
