import { describe, expect, it } from 'vitest'
import { productList } from '#src/designer/blocks/goodList/schema.ts'

describe('a product list', () => {
  it('keeps the picked products when it goes over to automatic and back', () => {
    const fresh = productList.fresh()
    const picked = productList.write({ ...productList.read(fresh), mode: 1, picked: [12, 7, 31] }, fresh)
    const automatic = productList.write({ ...productList.read(picked), mode: 0 }, picked)
    expect(automatic['goodsList']).toEqual({ max: 20, ids: [12, 7, 31] })
    const manual = productList.write({ ...productList.read(automatic), mode: 1 }, automatic)
    expect(productList.read(manual).picked).toEqual([12, 7, 31])
    expect(manual).toEqual(picked)
  })
})
