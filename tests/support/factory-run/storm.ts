import { act, add, seen, type Person } from './person.ts'

const shuffled = <T>({ random }: Person, values: readonly T[]): T[] =>
  values
    .map((value) => ({ value, at: random.between(0, 1) }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value)

/** Everybody's papers at the same moment. */
async function auditAtOnce(people: readonly Person[], warehouse: number, linesOf: (person: Person) => object[]): Promise<void> {
  const body = { sub_type: 'other', reason: '抢料', warehouse_id: warehouse }
  const papers = await Promise.all(people.map((person) => add(person, 'OUT', { ...body, lines: linesOf(person) }, true)))
  await Promise.all(people.map(async (person, at) => papers[at] && act(person, papers[at], 'audit', [papers[at].id])))
}

/** Everybody receives all of the same order at the same moment. */
async function receiveAtOnce(people: readonly Person[], warehouse: number): Promise<void> {
  const [first] = people as [Person, ...Person[]]
  const { stage } = first
  const [line, party] = [{ sku_id: stage.goods[0]!.sku, qty: '10', price: '860', price_unit: 'unit' }, first.random.pick(stage.suppliers)!]
  const head = { party_id: party, warehouse_id: warehouse, tax_mode: 'incl' }
  const order = await add(first, 'PO', { ...head, lines: [line] }, true)
  if (!order) return
  await act(first, order, 'approve', [order.id])
  const { lines: [wanted] = [] } = (await seen(first, order)) ?? {}
  const lines = [{ ...line, source_line_id: wanted?.line_id }]
  const papers = await Promise.all(people.map((person) => add(person, 'IN', { ...head, sub_type: 'purchase', lines }, true)))
  await Promise.all(people.map(async (person, at) => papers[at] && act(person, papers[at], 'audit', [papers[at].id])))
}

/**
 * Everybody takes some of the same goods at the same moment, each in an order of lines of their own, and then all that is left of them: who
 * holds goods in that order, or looks before holding them, is found out here.
 */
export async function storm(people: readonly Person[]): Promise<void> {
  const [first] = people as [Person, ...Person[]]
  const { stage } = first
  const warehouse = first.random.pick(stage.warehouses)!
  // those that are tracked by lots would be taken of the lots of others
  const goods = [...stage.goods.slice(0, 3), ...stage.goods.slice(5, 7)]
  const lines = (qty: number) => goods.map(({ sku }) => ({ sku_id: sku, qty: String(qty) }))
  const brought = await add(first, 'IN', { sub_type: 'other', warehouse_id: warehouse, lines: lines(100 + people.length) }, true)
  if (brought) await act(first, brought, 'audit', [brought.id])
  await auditAtOnce(people, warehouse, (person) => shuffled(person, lines(1)).slice(0, 3))
  await auditAtOnce(people, warehouse, (person) => shuffled(person, lines(100)))
  await receiveAtOnce(people, warehouse)
}
