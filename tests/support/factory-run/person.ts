import { randomUUID } from 'node:crypto'
import type { Random } from '../random.mjs'
import { answered, made, noteOutcome, type Book, type Paper, type PaperType } from './book.ts'
import type { Client, Intention, Reply } from './client.ts'
import type { Goods, Stage } from './stage.ts'

/** Somebody who works. */
export interface Person {
  at: number
  client: Client
  random: Random
  stage: Stage
  book: Book
}

export type Line = Record<string, unknown>
export interface Read {
  header: { status: number; version: number; party: { id: number } | null; warehouse_id: number | null; tax_mode: string }
  lines: (Line & {
    line_id: number
    sku_id: number
    qty: string
    open_qty: string
    price?: string
    price_unit?: string
    tax_rate?: string
  })[]
  allow: string[]
}

export const whole = (random: Random, least: number, most: number) => Math.floor(random.between(least, most + 1))

/** How many pieces, or kilograms to the gram. */
export const some = (random: Random, { by }: Goods, most: number) =>
  by === 'pieces' ? String(whole(random, 1, most)) : random.between(0.001, most).toFixed(3)

export function priced({ random, stage }: Person, most: number): Line {
  const goods = random.pick(stage.goods)!
  const isByWeight = goods.by === 'pieces' && random.chance(0.3)
  const qty = some(random, goods, most)
  // boards are weighed on the way in, never quite what they should weigh
  const weighed = goods.by === 'pieces' &&
    random.chance(0.4) && { weight_actual: (Number(qty) * 45 * random.between(0.98, 1.02)).toFixed(3) }
  return {
    ...{ sku_id: goods.sku, qty, price: random.between(0.01, 900).toFixed(4), price_unit: isByWeight ? 'kg' : 'unit' },
    ...{ tax_rate: random.pick(['0.13', '0.09', '0'])!, ...weighed },
  }
}

export const plain = ({ random, stage }: Person, most: number): Line => {
  const goods = random.pick(stage.goods)!
  return { sku_id: goods.sku, qty: some(random, goods, most) }
}

export const several = (random: Random, most: number, of: () => Line) => Array.from({ length: whole(random, 1, most) }, of)

/** Sends a write, and keeps what was said. */
export async function send(
  person: Person,
  path: string,
  body: Record<string, unknown>,
  token: string = randomUUID(),
): Promise<Reply | undefined> {
  const intention: Intention = { token, path, body }
  const reply = await person.client.write(intention)
  return answered(person.book, intention, reply, person.at) ? reply : undefined
}

/** Adds a paper; its remark is the token of the write, so that one too many is seen. */
export async function add(
  person: Person,
  type: PaperType,
  body: Record<string, unknown>,
  isSubmitted?: boolean,
): Promise<Paper | undefined> {
  const token = randomUUID()
  const submit = (isSubmitted ?? person.random.chance(0.85)) ? 1 : 0
  const reply = await send(person, '/order/add', { type, submit, remark: token, ...body }, token)
  if (!reply) return void person.book.unmade.add(token)
  const paper = { id: reply.data['id'] as number, type }
  made(person.book, token, paper, 'add', ...(submit ? ['submit'] : []))
  return paper
}

export const act = async (person: Person, { type }: Pick<Paper, 'type'>, action: string, ids: readonly number[], more: object = {}) => {
  const way = ['submit', 'approve', 'reject', 'withdraw'].includes(action) ? 'approve' : 'audit'
  // a draft that says it anew would carry the token of another write
  const plain = action === 'reverse' && { redraft: 0 }
  const reply = await send(person, `/order/${way}`, { type, ids, action, reason: '试一试', ...plain, ...more })
  if (reply) noteOutcome(person.book, action, reply)
}

export const read = (person: Person, { id, type }: Paper) => person.client.read('/order/detail', { type, id }) as Promise<Read | undefined>

/** One of the latest papers of some kinds: that is where others work as well. */
export function recent({ book, random }: Person, ...types: PaperType[]): Paper | undefined {
  const found: Paper[] = []
  for (let at = book.papers.length - 1; at >= 0 && found.length < 25; at--)
    if (types.length === 0 || types.includes(book.papers[at]!.type)) found.push(book.papers[at]!)
  return random.pick(found)
}
