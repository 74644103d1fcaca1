import { describe, expect, it } from 'vitest'
import { ShopProducts } from '#src/designer/products/shop-products.ts'

const row = (id: number) => ({ id, image: '', store_name: `p${id}`, price: '1', ot_price: '2' })

function open(reply: (input: never) => unknown) {
  const calls: unknown[] = []
  const send = (async (_: unknown, input: never) => (calls.push(input), reply(input))) as never
  return { products: new ShopProducts({ send }), calls }
}

const query = { from: 'category', category: 5, sort: 1, count: 2 } as const

describe('products of previews', () => {
  it('asks once for the same list, in the shop’s order', async () => {
    const { products, calls } = open(() => [row(1), row(2), row(3)])
    const $rows = products.$rows(query)
    expect(products.$rows({ ...query })).toBe($rows)
    expect($rows.get()).toBeUndefined()
    await new Promise((go) => setTimeout(go))
    expect($rows.get()?.map(({ id }) => id)).toEqual([1, 2])
    expect(calls).toEqual([{ query: { id: 5, salesOrder: 'desc', page: 1, limit: 2 } }])
  })

  it.each([[{ list: [row(1)] }], [[row(1), null, 'x']]])('reads %j', async (reply) => {
    const { products } = open(() => reply)
    const $rows = products.$rows({ from: 'groom', list: 1, count: 6 })
    await new Promise((go) => setTimeout(go))
    expect($rows.get()?.map(({ id }) => id)).toEqual([1])
  })

  it('asks again after a failure', async () => {
    const { products, calls } = open(() => {
      throw new Error('gone')
    })
    const $rows = products.$rows(query)
    await new Promise((go) => setTimeout(go))
    expect($rows.get()).toBeNull()
    products.$rows(query)
    expect(calls).toHaveLength(2)
  })

  it('knows picked products by their id, number or text', () => {
    const { products } = open(() => [])
    products.learn([row(7), 'nonsense'])
    expect(products.byId('7')?.store_name).toBe('p7')
    expect(products.byId(8)).toBeUndefined()
  })
})
