import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { row } from '#src/server/db.ts'
import { seeded } from '../../support/random.mjs'
import { signedIn, testApp, type SignedIn } from '../database.ts'

const held = testApp()
const operations = 160
let admin: SignedIn
let type = 0
let product = 0

interface Reply {
  code?: string
  data: { id: string; list: { id: string }[]; match_id: string | null; other?: { id: string } }
}
async function ask(name: string, payload: object): Promise<Reply> {
  return (await held.app.inject({ method: 'POST', url: `/api/product/${name}`, headers: admin.headers, payload })).json()
}

/** A range as the model holds it, in whole grams; without end above all weights. */
interface Modelled {
  id: number
  place: number
  basis: string
  min: number
  max: number
  isOn: boolean
}

const kg = (grams: number) => (grams === Infinity ? '' : String(grams / 1000))
const clashes = (one: Modelled, other: Modelled) =>
  one.id !== other.id &&
  one.isOn &&
  other.isOn &&
  one.place === other.place &&
  one.basis === other.basis &&
  one.min < other.max &&
  other.min < one.max

beforeAll(async () => {
  admin = await signedIn(held.app)
  const made = async (statement: ReturnType<typeof sql>) => Number((await row<{ id: number }>(held.app.db, statement))!.id)
  const unit = await made(sql`insert into units (name) values ('卷') returning id`)
  type = await made(sql`insert into product_types (code, name, kind) values ('NBR', '丁腈板', 'finished') returning id`)
  product = await made(
    sql`insert into factory_products (sn, name, type_id, kind, unit_id) values ('P1', '胶板', ${type}, 'finished', ${unit}) returning id`,
  )
})

it('P-W1: of any weight at most one range in use, a boundary goes up, an overlap is refused whatever was done before', async () => {
  const next = seeded(20261126)
  const upTo = (most: number) => Math.floor(next() * most)
  const places = [{ scope: 'global' }, { scope: 'type', scope_id: type }, { scope: 'product', scope_id: product }]
  const model: Modelled[] = []
  const drawn = (id: number): Modelled => {
    const min = upTo(60) * 500
    const max = next() < 0.1 ? Infinity : min + (1 + upTo(20)) * 500
    return { id, place: upTo(3), basis: next() < 0.7 ? 'piece' : 'line', min, max, isOn: next() < 0.9 }
  }
  const bodyOf = ({ place, basis, min, max, isOn }: Modelled) => ({
    ...{ ...places[place], basis, min: kg(min), max: kg(max), status: isOn ? 1 : 0 },
  })
  const refused = { add: 0, edit: 0 }
  for (let turn = 0; turn < operations; turn++) {
    const there = model[upTo(model.length + 2)]
    if (there && next() < 0.25) {
      expect((await ask('delWeightRange', { id: there.id })).code).toBe('100002')
      model.splice(model.indexOf(there), 1)
      continue
    }
    const wanted = drawn(there?.id ?? 0)
    const other = model.filter((one) => clashes(wanted, one))
    const reply = await ask(there ? 'editWeightRange' : 'addWeightRange', { ...bodyOf(wanted), ...(there && { id: there.id }) })
    if (other.length > 0) {
      expect(reply.code).toBe('RANGE_OVERLAP')
      expect(other.map(({ id }) => id)).toContain(Number(reply.data.other!.id))
      refused[there ? 'edit' : 'add']++
    } else if (there) {
      expect(reply.code).toBe('100001')
      Object.assign(there, wanted)
    } else {
      expect(reply.code).toBe('100000')
      model.push({ ...wanted, id: Number(reply.data.id) })
    }
  }
  expect(Math.min(refused.add, refused.edit)).toBeGreaterThan(5)
  await agrees(model, upTo)
})

/** Every lookup of the server against the model: on boundaries, a gram beside them, and anywhere. */
async function agrees(model: readonly Modelled[], upTo: (most: number) => number): Promise<void> {
  const edges = model.flatMap(({ min, max }) => [min, min - 1, max]).filter((grams) => grams >= 0 && grams < Infinity)
  const weights = [...edges, ...Array.from({ length: 20 }, () => upTo(40_000))]
  let hits = 0
  for (const grams of new Set(weights))
    for (const [basis, asked, places] of [
      ['piece', { product_id: product }, [2, 1, 0]],
      ['piece', { type_id: type }, [1, 0]],
      ['line', {}, [0]],
    ] as const) {
      const inUse = model.filter((one) => one.isOn && one.basis === basis)
      const place = places.find((at) => inUse.some((one) => one.place === at))
      const right = inUse.filter((one) => one.place === place && one.min <= grams && grams < one.max)
      expect(right.length).toBeLessThanOrEqual(1)
      const { data } = await ask('getWeightRange', { ...asked, basis, weight: kg(grams) })
      expect([grams, data.match_id]).toEqual([grams, right[0] ? String(right[0].id) : null])
      hits += right.length
    }
  expect(hits).toBeGreaterThan(10)
}
