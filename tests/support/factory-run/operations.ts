import { randomUUID } from 'node:crypto'
import { did, made, note, type Act, type Paper } from './book.ts'
import { changeOrder, closeLine, edit } from './edits.ts'
import { act, add, latest, plain, priced, recent, seen, send, several, some, whole, type Person } from './person.ts'

/** How many papers somebody enters before they are judged, and how many are judged at once. */
const mostAtOnce = 12

/** A clerk enters papers one after the other; then they are submitted, where they are not yet, and judged together. */
async function entered(person: Person, enter: () => Promise<Paper | undefined>): Promise<void> {
  const { random } = person
  const papers: Paper[] = []
  for (let left = whole(random, 1, mostAtOnce); left > 0; left--) {
    const paper = await enter()
    if (paper) papers.push(paper)
  }
  const [first] = papers
  const withStatus = (status: number) => papers.filter((paper) => paper.status === status).map(({ id }) => id)
  if (first && withStatus(0).length > 0 && random.chance(0.9)) await act(person, first, 'submit', withStatus(0))
  if (first && withStatus(1).length > 0 && random.chance(0.9))
    await act(person, first, first.type === 'PO' ? 'approve' : 'audit', withStatus(1), random.chance(0.1) ? { atomic: 1 } : {})
}

const orders = (person: Person) => {
  const { random, stage } = person
  return entered(person, () =>
    add(person, 'PO', {
      ...{ party_id: random.pick(stage.suppliers)!, warehouse_id: random.pick(stage.warehouses)! },
      ...{ tax_mode: random.pick(['incl', 'excl', 'none'])!, lines: several(random, 4, () => priced(person, 40)) },
    }),
  )
}

/** What came of an order: a part, all of it, or a little more, now and then too much. */
async function receive(person: Person): Promise<Paper | undefined> {
  const { random, stage } = person
  const source = recent(person, ({ type, status }) => type === 'PO' && (status === 2 || random.chance(0.05)))
  const there = source && (await seen(person, source))
  if (!there) return undefined
  const lines = there.lines
    .filter(() => random.chance(0.7))
    .map(({ line_id, sku_id, qty, open_qty, price, price_unit }) => {
      const goods = stage.goods.find(({ sku }) => sku === sku_id)!
      const part = Number(random.chance(0.8) ? open_qty : qty) * random.pick([0.2, 0.3, 0.5, 1, 1.02, 1.2])!
      const come = goods.by === 'pieces' ? String(Math.round(part)) : part.toFixed(3)
      return { sku_id, qty: come, price, price_unit, tax_rate: '0.13', source_line_id: line_id }
    })
    .filter(({ qty }) => Number(qty) > 0)
  const { party, tax_mode, warehouse_id } = there.header
  return lines.length === 0 ? undefined : add(person, 'IN', { sub_type: 'purchase', party_id: party?.id, tax_mode, warehouse_id, lines })
}

const bring = (person: Person) => {
  const { random, stage } = person
  const isBought = random.chance(0.6)
  return add(person, 'IN', {
    ...{ sub_type: isBought ? 'purchase' : 'other', warehouse_id: random.pick(stage.warehouses)! },
    ...(isBought && { party_id: random.pick(stage.suppliers)! }),
    lines: several(random, 4, () => (isBought ? priced(person, 30) : plain(person, 10))),
  })
}

const issue = (person: Person) => {
  const { random, stage } = person
  return add(person, 'OUT', {
    ...{ sub_type: random.pick(['other', 'scrap', 'loss'])!, reason: '领用', warehouse_id: random.pick(stage.warehouses)! },
    lines: several(random, 4, () => plain(person, 15)),
  })
}

/** What goes back to who delivered it. */
async function giveBack(person: Person): Promise<Paper | undefined> {
  const { random } = person
  const source = recent(person, ({ type, status }) => type === 'IN' && status === 2)
  const there = source && (await seen(person, source))
  if (!there?.header.party) return undefined
  const lines = there.lines
    .filter(() => random.chance(0.6))
    .map(({ line_id, sku_id, qty, price, price_unit, lot_id }) => {
      const part = Number(qty) * random.pick([0.2, 0.5, 1, 1.1])!
      const back = Number.isInteger(Number(qty)) ? String(Math.ceil(part)) : part.toFixed(3)
      return { sku_id, qty: back, price, price_unit, tax_rate: '0.13', source_line_id: line_id, lot_id }
    })
  const { party, tax_mode, warehouse_id } = there.header
  return lines.length === 0 ? undefined : add(person, 'OUT', { sub_type: 'return', party_id: party.id, tax_mode, warehouse_id, lines })
}

const transfer = (person: Person) => {
  const { random, stage } = person
  const from = whole(random, 0, 2)
  return add(person, 'TRANSFER', {
    ...{ warehouse_id: stage.warehouses[from]!, to_warehouse_id: stage.warehouses[(from + whole(random, 1, 2)) % 3]! },
    lines: several(random, 3, () => plain(person, 12)),
  })
}

/** A stock-take of a warehouse by two devices, the second of which sends the list of the first once more. */
async function count(person: Person): Promise<void> {
  const { random, stage, book } = person
  const token = randomUUID()
  const begun = await send(person, 'count', '/stock/countCreate', { warehouse_id: random.pick(stage.warehouses)!, remark: token }, token)
  if (!begun) return void book.unmade.add(token)
  const id = begun.data['id'] as number
  did(book, 'count')
  made(book, token, { id, type: 'COUNT', version: 1, status: 0 }, 'add')
  const sheet = await person.client.read('/stock/countSheet', { id })
  const list = ((sheet?.['list'] ?? []) as { sku_id: number; lot_id: number; counted_by: string }[]).filter(() => random.chance(0.4))
  const entries = list.map(({ sku_id, lot_id, counted_by }) => {
    const found = String(whole(random, 0, 40))
    const measures = counted_by === 'pieces' ? { pieces: found, weight: '0' } : { pieces: '0', weight: found }
    return { uuid: randomUUID(), sku_id, lot_id, ...measures, at: new Date().toISOString() }
  })
  if (entries.length === 0) return
  for (const device of random.chance(0.5) ? ['a', 'b'] : ['a']) {
    const taken = await send(person, 'count-entries', '/stock/countSubmit', { id, device, entries })
    const accepted = Number(taken?.data['accepted'] ?? 0)
    // what was there already is no act
    if (accepted > 0) did(book, 'count-entries')
    book.entries += accepted
  }
  if (!random.chance(0.85)) return
  if (!(await send(person, 'count-post', '/stock/countPost', { id, uncounted: 'keep', reason: '盘点' }))) return
  did(book, 'count-post')
  note(book, id, 'submit', 'audit')
}

async function adjust(person: Person): Promise<void> {
  const { random, stage, book } = person
  const goods = random.pick(stage.goods)!
  const token = randomUUID()
  const qty = `${random.chance(0.5) ? '-' : ''}${some(random, goods, 8)}`
  const body = { warehouse_id: random.pick(stage.warehouses)!, sku_id: goods.sku, qty, reason: token }
  const reply = await send(person, 'adjust', '/stock/adjust', body, token)
  if (!reply) return void book.unmade.add(token)
  did(book, 'adjust')
  made(book, token, { id: reply.data['id'] as number, type: 'COUNT', version: 1, status: 0 }, 'add', 'submit', 'audit')
}

const kinds = ['PO', 'IN', 'OUT', 'TRANSFER'] as const

/** Does one of the acts that a paper allows, while others do theirs; now and then it has to be as it was seen. */
async function actOnOne(person: Person): Promise<void> {
  const { random } = person
  const paper = recent(person, ({ type }) => (kinds as readonly string[]).includes(type))
  const there = paper && (await seen(person, paper, true))
  const rare = new Set(['void', 'close', 'reject', 'withdraw'])
  const allowed = (there?.allow ?? []).filter((one) => one !== 'edit' && one !== 'change' && (!rare.has(one) || random.chance(0.25)))
  const action = random.pick(allowed) as Act | undefined
  if (!paper || !action) return
  if (action !== 'void' || random.chance(0.5))
    return act(person, paper, action, [paper.id], random.chance(0.5) ? { version: there!.header.version } : {})
  if (!(await send(person, 'void', '/order/delDetail', { type: paper.type, id: paper.id, all: 1, reason: '不要了' }))) return
  did(person.book, 'void')
  note(person.book, paper.id, 'void')
}

/** What is done with several papers of a list that are ticked: by the state that they were in when it was drawn, and how often. */
const ofList: Readonly<Record<number, readonly (readonly [Act, number])[]>> = {
  0: [
    ['submit', 8],
    ['void', 1],
  ],
  1: [
    ['audit', 12],
    ['withdraw', 3],
    ['reject', 3],
    ['void', 1],
  ],
  2: [['reverse', 1]],
}
const ofOrders: typeof ofList = {
  ...ofList,
  2: [
    ['close', 2],
    ['void', 1],
  ],
  5: [['reopen', 1]],
}

function chosen({ random }: Person, { type, status }: Paper): Act | undefined {
  const acts = (type === 'PO' ? ofOrders : ofList)[status] ?? []
  let left = random.between(
    0,
    acts.reduce((sum, [, share]) => sum + share, 0),
  )
  const [name] = acts.find(([, share]) => (left -= share) < 0) ?? []
  return name === 'audit' && type === 'PO' ? 'approve' : name
}

/** Ticks papers of a list that are in one state, and does the same with all of them; others have the same list before them. */
async function actOnSeveral(person: Person): Promise<void> {
  const { random } = person
  const status = random.pick([0, 1, 1, 2, 2, 5])!
  const first = recent(person, (paper) => (kinds as readonly string[]).includes(paper.type) && paper.status === status)
  const action = first && chosen(person, first)
  if (!action) return
  const alike = latest(person, (paper) => paper.type === first.type && paper.status === status, 2 * mostAtOnce)
  const share = random.between(0.2, 0.9)
  const ids = alike.filter(() => random.chance(share)).slice(0, mostAtOnce)
  if (ids.length === 0) return
  const isAtomic = random.chance(0.1)
  await act(
    person,
    first,
    action,
    ids.map(({ id }) => id),
    isAtomic ? { atomic: 1 } : {},
  )
}

async function pay(person: Person): Promise<void> {
  const { random, stage, book } = person
  const token = randomUUID()
  const body = { side: 'out', party_id: random.pick(stage.suppliers)!, amount: random.between(0.01, 30_000).toFixed(2), remark: token }
  const reply = await send(person, 'pay', '/order/addPaid', { ...body, ...(random.chance(0.3) && { discount: '1.00' }) }, token)
  if (!reply) return void book.unmade.add(token)
  did(book, 'pay')
  made(book, token, { id: reply.data['id'] as number, type: 'PAYMENT', version: 1, status: 0 }, 'add', 'submit', 'audit')
}

async function takeBackMoney(person: Person): Promise<void> {
  const paper = recent(person, ({ type, status }) => type === 'PAYMENT' && (status === 2 || person.random.chance(0.1)))
  const reply = paper && (await send(person, 'reverse', '/order/delPaid', { id: paper.id, reason: '付错了' }))
  if (!reply) return
  did(person.book, 'reverse')
  note(person.book, paper.id, 'reverse')
  note(person.book, reply.data['reversal_id'] as number, 'add')
}

/** What people do, and how often; papers that are entered one after the other count once. */
const operations: readonly (readonly [number, (person: Person) => Promise<void>])[] = [
  [5, orders],
  [6, (person) => entered(person, () => receive(person))],
  [4, (person) => entered(person, () => bring(person))],
  [6, (person) => entered(person, () => issue(person))],
  [3, (person) => entered(person, () => giveBack(person))],
  [5, (person) => entered(person, () => transfer(person))],
  [3, count],
  [4, adjust],
  [8, actOnOne],
  [36, actOnSeveral],
  [8, edit],
  [5, changeOrder],
  [3, closeLine],
  [5, pay],
  [3, takeBackMoney],
]
const all = operations.reduce((sum, [share]) => sum + share, 0)

/** Does something. */
export function doSomething(person: Person): Promise<void> {
  let left = person.random.between(0, all)
  for (const [share, operation] of operations) if ((left -= share) < 0) return operation(person)
  return orders(person)
}
