import { did, note } from './book.ts'
import { plain, priced, recent, seen, send, several, whole, type Line, type Person } from './person.ts'

/** Changes lines of a draft of the version that was heard of last, or takes one out. */
export async function edit(person: Person): Promise<void> {
  const { random } = person
  const paper = recent(person, ({ type, status }) => ['PO', 'OUT', 'TRANSFER'].includes(type) && status === 0)
  if (!paper) return
  const { id, type, version } = paper
  if (random.chance(0.2)) {
    const gone = random.pick((await seen(person, paper))?.lines ?? [])?.line_id
    const body = { type, id, line_ids: [gone], version: paper.version }
    if (gone && (await send(person, 'edit', '/order/delDetail', body))) done(person, id, 'edit')
    return
  }
  const lines = several(random, 3, () => (type === 'PO' ? priced(person, 40) : plain(person, 20)))
  const reply = await send(person, 'edit', '/order/edit', { type, id, version, lines })
  // whoever is told that it was changed meanwhile looks at it anew
  if (!reply) return void (await seen(person, paper, true))
  done(person, id, 'edit')
  paper.version = reply.data['version'] as number
}

function done({ book }: Person, id: number, act: 'edit' | 'change' | 'close-lines'): void {
  did(book, act)
  note(book, id, act)
}

const isAgreed = ({ type, status }: { type: string; status: number }) => type === 'PO' && status === 2

/** Changes what was approved: more or less of a line, below what has come now and then, a line more, or one less. */
export async function changeOrder(person: Person): Promise<void> {
  const { random } = person
  const paper = recent(person, isAgreed)
  const there = paper && (await seen(person, paper, true))
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
  if (await send(person, 'change', '/order/edit', body)) done(person, paper.id, 'change')
}

export async function closeLine(person: Person): Promise<void> {
  const paper = recent(person, isAgreed)
  const there = paper && (await seen(person, paper))
  const line = person.random.pick((there?.lines ?? []).filter(({ closed }) => closed !== true))
  if (!paper || !line) return
  const body = { type: 'PO', id: paper.id, line_ids: [line.line_id], reason: '余量不要了' }
  if (await send(person, 'close-lines', '/order/delDetail', body)) done(person, paper.id, 'close-lines')
}
