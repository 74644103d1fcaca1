import { note } from './book.ts'
import { plain, priced, read, recent, send, several, whole, type Line, type Person } from './person.ts'

/** Changes lines of a draft of the version that was read, or takes one out. */
export async function edit(person: Person): Promise<void> {
  const { random, book } = person
  const paper = recent(person, 'PO', 'OUT', 'TRANSFER')
  const there = paper && (await read(person, paper))
  if (!paper || !there || there.header.status !== 0) return
  const { id, type } = paper
  if (random.chance(0.3)) {
    const gone = random.pick(there.lines)!.line_id
    if (await send(person, '/order/delDetail', { type, id, line_ids: [gone], version: there.header.version })) note(book, id, 'edit')
    return
  }
  const lines = several(random, 3, () => (type === 'PO' ? priced(person, 40) : plain(person, 20)))
  if (await send(person, '/order/edit', { type, id, version: there.header.version, lines })) note(book, id, 'edit')
}

/** Changes what was approved: more or less of a line, below what has come now and then, a line more, or one less. */
export async function changeOrder(person: Person): Promise<void> {
  const { random, book } = person
  const paper = recent(person, 'PO')
  const there = paper && (await read(person, paper))
  if (!paper || !there?.allow.includes('change')) return
  const lines: Line[] = there.lines.map(({ line_id, sku_id, qty, price, price_unit, tax_rate }) => ({
    ...{ line_id, sku_id, qty, price, price_unit, tax_rate },
  }))
  const at = whole(random, 0, lines.length - 1)
  const goods = person.stage.goods.find(({ sku }) => sku === lines[at]!['sku_id'])!
  const most = Number(lines[at]!['qty']) * random.pick([0.4, 0.9, 1.5])!
  lines[at] = { ...lines[at]!, qty: goods.by === 'pieces' ? String(Math.max(1, Math.round(most))) : Math.max(0.001, most).toFixed(3) }
  if (random.chance(0.2)) lines.push(priced(person, 20))
  if (random.chance(0.1) && lines.length > 1) lines.splice(whole(random, 0, lines.length - 1), 1)
  const body = { type: paper.type, id: paper.id, version: there.header.version, lines, change_reason: '数量有变' }
  if (await send(person, '/order/edit', body)) note(book, paper.id, 'change')
}

export async function closeLine(person: Person): Promise<void> {
  const paper = recent(person, 'PO')
  const there = paper && (await read(person, paper))
  const line = person.random.pick((there?.lines ?? []).filter(({ closed }) => closed !== true))
  if (!paper || !line || ![2, 3].includes(there!.header.status)) return
  const body = { type: 'PO', id: paper.id, line_ids: [line.line_id], reason: '余量不要了' }
  if (await send(person, '/order/delDetail', body)) note(person.book, paper.id, 'close-lines')
}
