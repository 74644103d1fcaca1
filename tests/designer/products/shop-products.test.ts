import { describe, expect, it, vi } from 'vitest'
import { ShopProducts } from '#src/designer/products/shop-products.ts'
import { ShopAnswers } from '#src/designer/shop/shop-answers.ts'

const row = (id: number) => ({ id, image: '', store_name: `p${id}`, price: '1', ot_price: '2' })

function open(reply: (input: never) => unknown) {
  const calls: unknown[] = []
  const send = (async (_: unknown, input: never) => (calls.push(input), reply(input))) as never
  return { products: new ShopProducts(new ShopAnswers({ base: 'https://shop.example.com', send })), calls }
}

/** What somebody who looks at a list sees in the end. */
async function settled($rows: ReturnType<ShopProducts['$rows']>) {
  $rows.listen(() => {})
  await vi.waitFor(() => expect($rows.get()).not.toBeUndefined())
  return $rows.get()
}

const query = { from: 'category', category: 5, sort: 1, count: 2 } as const

describe('products of previews', () => {
  it('asks once for the same list, in the shop’s order', async () => {
    const { products, calls } = open(() => [row(1), row(2), row(3)])
    const $rows = products.$rows(query)
    expect(products.$rows({ ...query })).toBe($rows)
    expect((await settled($rows))?.map(({ id }) => id)).toEqual([1, 2])
    expect(calls).toEqual([{ query: { id: 5, salesOrder: 'desc', page: 1, limit: 2 } }])
  })

  it.each([[{ list: [row(1)] }], [[row(1), null, 'x']]])('reads %j', async (reply) => {
    const { products } = open(() => reply)
    expect((await settled(products.$rows({ from: 'groom', list: 1, count: 6 })))?.map(({ id }) => id)).toEqual([1])
  })

  it('asks no more after a failure while the same block waits', async () => {
    const { products, calls } = open(() => {
      throw new Error('gone')
    })
    expect(await settled(products.$rows(query))).toBeNull()
    expect(products.$rows(query).get()).toBeNull()
    expect(calls).toHaveLength(1)
  })

  it('shows pictures of the shop in a page of another origin', async () => {
    const { products } = open(() => [{ ...row(1), image: '/uploads/a.png', recommend_image: '/uploads/b.png' }])
    expect(await settled(products.$rows(query))).toMatchObject([
      { image: 'https://shop.example.com/uploads/a.png', recommend_image: 'https://shop.example.com/uploads/b.png' },
    ])
  })

  it('knows picked products by their id, number or text', () => {
    const { products } = open(() => [])
    products.learn([row(7), 'nonsense'])
    expect(products.byId('7')?.store_name).toBe('p7')
    expect(products.byId(8)).toBeUndefined()
  })
})
