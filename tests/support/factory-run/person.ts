import { randomUUID } from 'node:crypto'
import type { Random } from '../random.mjs'
import { answered, did, made, noteOutcome, type Act, type Book, type Paper, type PaperType } from './book.ts'
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

/** Sends a write that is one act, or an act with each of several papers, and keeps what was said. */
export async function send(
  person: Person,
  name: Act,
  path: string,
  body: Record<string, unknown>,
  token: string = randomUUID(),
): Promise<Reply | undefined> {
  const intention: Intention = { token, path, body }
  const reply = await person.client.write(intention)
  return answered(person.book, name, intention, reply, person.at) ? reply : undefined
}

/** Adds a paper; its remark is the token of the write, so that one too many is seen. What is submitted along with it is two acts. */
export async function add(
  person: Person,
  type: PaperType,
  body: Record<string, unknown>,
  isSubmitted?: boolean,
): Promise<Paper | undefined> {
  const { book, random } = person
  const token = randomUUID()
  const submit = (isSubmitted ?? random.chance(0.85)) ? 1 : 0
  const reply = await send(person, 'add', '/order/add', { type, submit, remark: token, ...body }, token)
  if (!reply) return void book.unmade.add(token)
  const { id, version } = reply.data as { id: number; version: number }
  const paper: Paper = { id, type, version, status: submit }
  did(book, 'add')
  if (submit) did(book, 'submit')
  made(book, token, paper, 'add', ...(submit ? ['submit'] : []))
  paper.version = version
  return paper
}

export const act = async (
  person: Person,
  { type }: Pick<Paper, 'type'>,
  action: Act,
  ids: readonly number[],
  more: object = {},
): Promise<void> => {
  const way = ['submit', 'approve', 'reject', 'withdraw'].includes(action) ? 'approve' : 'audit'
  // a draft that says it anew would carry the token of another write
  const once = action === 'reverse' && { redraft: 0 }
  const reply = await send(person, action, `/order/${way}`, { type, ids, action, reason: '试一试', ...once, ...more })
  if (reply) noteOutcome(person.book, action, reply)
}

/** What a paper says, as it was read last unless it is wanted `isNew`: others may have changed it since, and the server has to see to that. */
export async function seen(person: Person, paper: Paper, isNew = false): Promise<Read | undefined> {
  if (paper.seen && !isNew) return paper.seen as unknown as Read
  const read = (await person.client.read('/order/detail', { type: paper.type, id: paper.id })) as Read | undefined
  if (!read) return undefined
  const { status, version } = read.header
  paper.seen = read as unknown as Record<string, unknown>
  paper.version = version
  paper.status = status === 3 || status === 4 ? 2 : status
  return read
}

/** How far somebody looks back for papers to go on with. */
const mostPapers = 400

/** Some of the latest papers that suit: that is where others work as well. */
export function latest({ book }: Person, suits: (paper: Paper) => boolean, most = 25): Paper[] {
  const found: Paper[] = []
  const until = Math.max(0, book.papers.length - mostPapers)
  for (let at = book.papers.length - 1; at >= until && found.length < most; at--) if (suits(book.papers[at]!)) found.push(book.papers[at]!)
  return found
}

export const recent = (person: Person, suits: (paper: Paper) => boolean): Paper | undefined => person.random.pick(latest(person, suits))
