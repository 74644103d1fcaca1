import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Order } from '#src/designer/document/order.ts'

const runsOf = (order: Order) => order.$runs.get().map((run) => ({ key: run.key, ids: run.$ids.get() }))

/** Which run draws each block: what changes its run is drawn anew. */
const keysOf = (order: Order) => new Map(runsOf(order).flatMap(({ key, ids }) => ids.map((id) => [id, key] as const)))

it('keeps the order of a plain list through any inserting and removing, in runs of at most 32', () => {
  const step = fc.record({ at: fc.nat(400), isRemoval: fc.boolean() })
  fc.assert(
    fc.property(fc.nat(120), fc.array(step, { maxLength: 200 }), (count, steps) => {
      const list = Array.from({ length: count }, (_, index) => `first ${index}`)
      const order = new Order(list)
      for (const [index, { at, isRemoval }] of steps.entries()) {
        const target = at % (list.length + 1)
        if (isRemoval && target < list.length) order.remove(list.splice(target, 1)[0]!)
        else {
          list.splice(target, 0, `more ${index}`)
          order.insert(`more ${index}`, target)
        }
      }
      expect(order.ids()).toEqual(list)
      for (const { ids } of runsOf(order)) expect(ids.length).toBeLessThanOrEqual(32)
    }),
  )
})

it('draws no other block anew when one after the other is inserted, and at most half a run at any place', () => {
  const order = new Order(Array.from({ length: 100 }, (_, index) => `first ${index}`))
  let redrawn = 0
  for (let round = 0; round < 200; round++) {
    const before = keysOf(order)
    // as the palette does: below the one inserted before
    order.insert(`more ${round}`, 6 + round)
    const after = keysOf(order)
    const moved = [...before].filter(([id, key]) => after.get(id) !== key).length
    expect(moved).toBeLessThanOrEqual(16)
    redrawn += moved
  }
  expect(redrawn).toBeLessThanOrEqual(16)
})

it('says of a run that an edit cut off that somebody works there', () => {
  const order = new Order(Array.from({ length: 16 }, (_, index) => `first ${index}`))
  expect(order.$runs.get().map((run) => run.isFresh)).toEqual([false])
  for (let round = 0; round < 17; round++) order.insert(`more ${round}`, 16 + round)
  expect(order.$runs.get().map((run) => run.isFresh)).toEqual([false, true])
})
