// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Id } from '#src/api/endpoint.ts'
import { readPicks, type PickedType } from '#src/pickers/products/picker-rows.ts'
import { ProductPicker } from '#src/pickers/products/product-picker.tsx'
import { setLocale } from '#src/text/locale.ts'
import { fakeShop, reply, show } from '../shop.tsx'

const products = Array.from({ length: 40 }, (_, index) => ({
  id: 40 - index,
  store_name: `货${40 - index}`,
  image: '',
  price: 9,
  stock: 1,
}))
const list = ({ query }: { query: Record<string, unknown> }) => {
  const found = products.filter(({ store_name }) => store_name.includes(String(query['store_name'] ?? '')))
  const start = (Number(query['page']) - 1) * Number(query['limit'])
  return { list: found.slice(start, start + Number(query['limit'])), count: found.length }
}

let shop: ReturnType<typeof fakeShop>
let screen: ReturnType<typeof show>
const onPick = vi.fn()

const open = (picked: Id[] = [], { type = 'shelf' as PickedType, max = 20 } = {}) => {
  screen = show(() => (
    <ProductPicker connection={shop.connection} isOpen type={type} picked={picked} max={max} onClose={() => {}} onPick={onPick} />
  ))
}
const tick = async (name: string) => ((await screen.wanted('input', `选择${name}`)) as HTMLInputElement).click()
const strip = () => screen.all('.pick-strip li').map((entry) => entry.title)
const handle = (position: number) => screen.all('.pick-strip__handle')[position - 1]!
const key = (position: number, name: string) =>
  handle(position).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))

beforeEach(() => {
  setLocale('zh-cn')
  onPick.mockReset()
  shop = fakeShop({
    '/product/product/list': list,
    '/diy/get_product_list': list,
    '/diy/get_category': reply('adminapi_diy_get_category'),
    '/diy/get_by_category': reply('adminapi_diy_get_by_category'),
  })
})
afterEach(() => screen.end())

describe('picking products', () => {
  it('keeps the choice over pages and searches, in the order in which it was made', async () => {
    open([3])
    await tick('货40')
    await screen.press('2')
    await tick('货25')
    await screen.type('input[type=search]', '货5')
    await tick('货5')
    expect(strip()).toEqual(['商品 3', '货40', '货25', '货5'])
    expect(shop.asked('/product/product/list').map(({ query }) => query)).toEqual([
      { page: 1, limit: 15 },
      { page: 2, limit: 15 },
      { page: 1, limit: 15, store_name: '货5' },
    ])
    await screen.press('确定')
    expect(onPick.mock.calls[0]![0]).toEqual([3, 40, 25, 5])
    expect(onPick.mock.calls[0]![1].map((row: { id: number }) => row.id)).toEqual([40, 25, 5])
  })

  it('is put in order and thinned out by keys and buttons', async () => {
    open()
    for (const name of ['货40', '货39', '货38']) await tick(name)
    await screen.eventually(() => expect(strip()).toHaveLength(3))
    key(1, 'ArrowRight')
    await screen.eventually(() => expect(strip()).toEqual(['货39', '货40', '货38']))
    await screen.eventually(() => expect(screen.root.activeElement).toBe(handle(2)))
    key(3, 'ArrowLeft')
    await screen.eventually(() => expect(strip()).toEqual(['货39', '货38', '货40']))
    key(1, 'ArrowLeft')
    key(2, 'Delete')
    await screen.eventually(() => expect(strip()).toEqual(['货39', '货40']))
    await screen.press('移除 货39')
    await screen.eventually(() => expect(strip()).toEqual(['货40']))
    await tick('货40')
    await screen.press('确定')
    await screen.reads('请先选择商品')
    expect(onPick).not.toHaveBeenCalled()
  })

  it('ends at the most that are allowed, and keeps a stored list that is longer', async () => {
    open([1, 2, 3, 4], { max: 3 })
    await screen.reads('已选 4 / 3')
    await tick('货40')
    await screen.reads('最多选择3个商品')
    expect(strip()).toHaveLength(4)
    await screen.press('确定')
    expect(onPick.mock.calls[0]![0]).toEqual([1, 2, 3, 4])
  })

  it.each<[PickedType, string]>([
    ['shelf', '商品列表'],
    [0, '商品列表'],
    [1, '分类列表'],
    [2, '秒杀列表'],
    [3, '拼团列表'],
    ...([4, 5, 6, 7] as const).map((type): [PickedType, string] => [type, '商品列表']),
    [8, '砍价列表'],
  ])('of type %s is titled %s', async (type, title) => {
    open([], { type })
    await screen.wanted('.ui-panel-title', title)
    if (type !== 'shelf' && type !== 1)
      await screen.eventually(() => expect(shop.asked('/diy/get_product_list')[0]!.query).toEqual({ page: 1, limit: 15, type }))
  })

  // hot, new, on promotion, boutique: the page that asks has chosen the kind already
  it.each([4, 5, 6, 7] as const)('of type %s picks of its kind alone, over pages, words and categories', async (type) => {
    open([], { type })
    await tick('货40')
    expect(screen.all('button').some((one) => one.textContent === '商品推荐')).toBe(false)
    await screen.press('2')
    await tick('货25')
    await screen.type('input[type=search]', '货5')
    await tick('货5')
    await screen.press('确定')
    expect(onPick.mock.calls[0]![0]).toEqual([40, 25, 5])
    expect(shop.asked('/diy/get_product_list').map(({ query }) => query)).toEqual([
      { page: 1, limit: 15, type },
      { page: 2, limit: 15, type },
      { page: 1, limit: 15, store_name: '货5', type },
    ])
    expect(shop.asked('/product/product/list')).toEqual([])
  })

  it.each(['shelf', 0] as const)('of type %s narrows products to a kind by the call that knows the kinds', async (type) => {
    open([], { type })
    await screen.wanted('button', '商品推荐')
    await readPicks(shop.connection, type, { page: 1, words: '', category: 3, kind: 6 })
    expect(shop.asked('/diy/get_product_list').at(-1)!.query).toEqual({ page: 1, limit: 15, cate_id: 3, type: 6 })
  })

  it('picks categories, too', async () => {
    open([], { type: 1 })
    await tick('手机数码')
    await screen.press('确定')
    expect(onPick.mock.calls[0]![0]).toEqual([1])
    expect(shop.asked('/diy/get_by_category')[0]!.query).toEqual({ pid: 0 })
  })

  it('says what failed and asks again', async () => {
    shop.answers['/product/product/list'] = () => Promise.reject(new Error('数据库忙'))
    open()
    await screen.reads('数据库忙')
    shop.answers['/product/product/list'] = list
    await screen.press('重试')
    await screen.row('货40')
  })
})
