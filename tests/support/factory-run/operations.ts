import { randomUUID } from 'node:crypto'
import { made, note } from './book.ts'
import { changeOrder, closeLine, edit } from './edits.ts'
import { act, add, plain, priced, read, recent, send, several, some, whole, type Person, type Read } from './person.ts'

const order = async (person: Person) => {
  const { random, stage } = person
  const paper = await add(person, 'PO', {
    ...{ party_id: random.pick(stage.suppliers)!, warehouse_id: random.pick(stage.warehouses)! },
    ...{ tax_mode: random.pick(['incl', 'excl', 'none'])!, lines: several(random, 4, () => priced(person, 40)) },
  })
  if (paper && random.chance(0.8)) await act(person, paper, 'approve', [paper.id])
}

/** What came of an order: a part, all of it, or a little more, now and then too much. */
async function receive(person: Person): Promise<void> {
  const { random, stage } = person
  const source = recent(person, 'PO')
  const draft = source && ((await read(person, source)) as Read | undefined)
  if (!draft) return
  const lines = draft.lines
    .filter(() => random.chance(0.7))
    .map(({ line_id, sku_id, qty, open_qty, price, price_unit }) => {
      const goods = stage.goods.find(({ sku }) => sku === sku_id)!
      const part = Number(random.chance(0.8) ? open_qty : qty) * random.pick([0.3, 0.5, 1, 1, 1.02, 1.2])!
      const come = goods.by === 'pieces' ? String(Math.round(part)) : part.toFixed(3)
      return { sku_id, qty: come, price, price_unit, tax_rate: '0.13', source_line_id: line_id }
    })
    .filter(({ qty }) => Number(qty) > 0)
  if (lines.length === 0) return
  const { party, tax_mode, warehouse_id } = draft.header
  const paper = await add(person, 'IN', { sub_type: 'purchase', party_id: party?.id, tax_mode, warehouse_id, lines })
  if (paper && random.chance(0.8)) await act(person, paper, 'audit', [paper.id])
}

async function bring(person: Person): Promise<void> {
  const { random, stage } = person
  const isBought = random.chance(0.6)
  const paper = await add(person, 'IN', {
    ...{ sub_type: isBought ? 'purchase' : 'other', warehouse_id: random.pick(stage.warehouses)! },
    ...(isBought && { party_id: random.pick(stage.suppliers)! }),
    lines: several(random, 4, () => (isBought ? priced(person, 30) : plain(person, 10))),
  })
  if (paper && random.chance(0.85)) await act(person, paper, 'audit', [paper.id])
}

async function issue(person: Person): Promise<void> {
  const { random, stage } = person
  const paper = await add(person, 'OUT', {
    ...{ sub_type: random.pick(['other', 'scrap', 'loss'])!, reason: '领用', warehouse_id: random.pick(stage.warehouses)! },
    lines: several(random, 4, () => plain(person, 25)),
  })
  if (paper && random.chance(0.85)) await act(person, paper, 'audit', [paper.id])
}

/** What goes back to who delivered it. */
async function giveBack(person: Person): Promise<void> {
  const { random } = person
  const source = recent(person, 'IN')
  const there = source && (await read(person, source))
  if (!there?.header.party) return
  const lines = there.lines
    .filter(() => random.chance(0.6))
    .map(({ line_id, sku_id, qty, price, price_unit, lot_id }) => {
      const isWhole = Number.isInteger(Number(qty))
      const part = Number(qty) * random.pick([0.2, 0.5, 1, 1.1])!
      return {
        sku_id,
        qty: isWhole ? String(Math.ceil(part)) : part.toFixed(3),
        price,
        price_unit,
        tax_rate: '0.13',
        source_line_id: line_id,
        lot_id,
      }
    })
  const { party, tax_mode, warehouse_id } = there.header
  if (lines.length === 0) return
  const paper = await add(person, 'OUT', { sub_type: 'return', party_id: party.id, tax_mode, warehouse_id, lines })
  if (paper && random.chance(0.85)) await act(person, paper, 'audit', [paper.id])
}

async function transfer(person: Person): Promise<void> {
  const { random, stage } = person
  const from = whole(random, 0, 2)
  const paper = await add(person, 'TRANSFER', {
    ...{ warehouse_id: stage.warehouses[from]!, to_warehouse_id: stage.warehouses[(from + whole(random, 1, 2)) % 3]! },
    lines: several(random, 3, () => plain(person, 20)),
  })
  if (paper && random.chance(0.85)) await act(person, paper, 'audit', [paper.id])
}

/** A stock-take of a warehouse by two devices, one of which sends its list twice. */
async function count(person: Person): Promise<void> {
  const { random, stage, book } = person
  const token = randomUUID()
  const begun = await send(person, '/stock/countCreate', { warehouse_id: random.pick(stage.warehouses)!, remark: token }, token)
  if (!begun) return void book.unmade.add(token)
  const id = begun.data['id'] as number
  made(book, token, { id, type: 'COUNT' }, 'add')
  const sheet = await person.client.read('/stock/countSheet', { id })
  const list = ((sheet?.['list'] ?? []) as { sku_id: number; lot_id: number; counted_by: string }[]).filter(() => random.chance(0.4))
  const entries = list.map(({ sku_id, lot_id, counted_by }) => {
    const found = String(whole(random, 0, 40))
    const measures = counted_by === 'pieces' ? { pieces: found, weight: '0' } : { pieces: '0', weight: found }
    return { uuid: randomUUID(), sku_id, lot_id, ...measures, at: new Date().toISOString() }
  })
  if (entries.length === 0) return
  for (const device of random.chance(0.5) ? ['a', 'b'] : ['a']) await send(person, '/stock/countSubmit', { id, device, entries })
  if (!random.chance(0.85)) return
  if (await send(person, '/stock/countPost', { id, uncounted: 'keep', reason: '盘点' })) note(book, id, 'submit', 'audit')
}

async function adjust(person: Person): Promise<void> {
  const { random, stage, book } = person
  const goods = random.pick(stage.goods)!
  const token = randomUUID()
  const qty = `${random.chance(0.5) ? '-' : ''}${some(random, goods, 8)}`
  const body = { warehouse_id: random.pick(stage.warehouses)!, sku_id: goods.sku, qty, reason: token }
  const reply = await send(person, '/stock/adjust', body, token)
  if (!reply) return void book.unmade.add(token)
  made(book, token, { id: reply.data['id'] as number, type: 'COUNT' }, 'add', 'submit', 'audit')
}

/** Does one of the acts that a paper allows, while others do theirs. */
async function actOnOne(person: Person): Promise<void> {
  const { random } = person
  const paper = recent(person, 'PO', 'IN', 'OUT', 'TRANSFER')
  const there = paper && (await read(person, paper))
  const rare = new Set(['void', 'close', 'reject', 'withdraw'])
  const action = random.pick(
    (there?.allow ?? []).filter((one) => one !== 'edit' && one !== 'change' && (!rare.has(one) || random.chance(0.25))),
  )
  if (!paper || !action) return
  if (action !== 'void' || random.chance(0.5))
    return act(person, paper, action, [paper.id], random.chance(0.5) ? { version: there!.header.version } : {})
  if (await send(person, '/order/delDetail', { type: paper.type, id: paper.id, all: 1, reason: '不要了' }))
    note(person.book, paper.id, 'void')
}

/** Audits several papers at once, all of them or none, or each by itself. */
async function auditSeveral(person: Person): Promise<void> {
  const type = person.random.pick(['IN', 'OUT', 'TRANSFER'] as const)!
  const ids = [...new Set(Array.from({ length: 4 }, () => recent(person, type)?.id).filter((id) => id !== undefined))]
  if (ids.length > 0) await act(person, { type }, 'audit', ids, person.random.chance(0.5) ? { atomic: 1 } : {})
}

async function pay(person: Person): Promise<void> {
  const { random, stage, book } = person
  const token = randomUUID()
  const body = { side: 'out', party_id: random.pick(stage.suppliers)!, amount: random.between(0.01, 30_000).toFixed(2), remark: token }
  const reply = await send(person, '/order/addPaid', { ...body, ...(random.chance(0.3) && { discount: '1.00' }) }, token)
  if (!reply) return void book.unmade.add(token)
  made(book, token, { id: reply.data['id'] as number, type: 'PAYMENT' }, 'add', 'submit', 'audit')
}

async function takeBackMoney(person: Person): Promise<void> {
  const paper = recent(person, 'PAYMENT')
  const reply = paper && (await send(person, '/order/delPaid', { id: paper.id, reason: '付错了' }))
  if (!reply) return
  note(person.book, paper.id, 'reverse')
  note(person.book, reply.data['reversal_id'] as number, 'add')
}

/** What people do, and how often. */
const operations: readonly (readonly [number, (person: Person) => Promise<void>])[] = [
  [10, order],
  [14, receive],
  [8, bring],
  [14, issue],
  [6, giveBack],
  [8, transfer],
  [3, count],
  [5, adjust],
  [24, actOnOne],
  [5, auditSeveral],
  [6, edit],
  [4, changeOrder],
  [3, closeLine],
  [5, pay],
  [2, takeBackMoney],
]
const all = operations.reduce((sum, [share]) => sum + share, 0)

/** Does something. */
export function doSomething(person: Person): Promise<void> {
  let left = person.random.between(0, all)
  for (const [share, operation] of operations) if ((left -= share) < 0) return operation(person)
  return order(person)
}
