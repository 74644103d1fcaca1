import type { Intention, Reply } from './client.ts'

export type PaperType = 'PO' | 'IN' | 'OUT' | 'TRANSFER' | 'COUNT' | 'PAYMENT'

export interface Paper {
  id: number
  type: PaperType
}

/** What everybody was told: at the end the database has to say the same. */
export interface Book {
  papers: Paper[]
  /** What happened to papers, by id and then by name: how often. */
  events: Map<number, Map<string, number>>
  /** Papers by the token of the write that made each. */
  made: Map<string, number>
  /** Tokens of writes that were refused and should have made one. */
  unmade: Set<string>
  /** Answers to send for again. */
  answers: { intention: Intention; reply: Reply; by: number }[]
  /** Writes by their address, and refusals by their code. */
  writes: Record<string, number>
  refusals: Record<string, number>
  broken: string[]
}

export const newBook = (): Book => ({
  ...{ papers: [], events: new Map(), made: new Map(), unmade: new Set(), answers: [] },
  ...{ writes: {}, refusals: {}, broken: [] },
})

export function note({ events }: Book, id: number, ...names: string[]): void {
  const own = events.get(id) ?? new Map<string, number>()
  for (const name of names) own.set(name, (own.get(name) ?? 0) + 1)
  events.set(id, own)
}

const count = (counts: Record<string, number>, name: string) => (counts[name] = (counts[name] ?? 0) + 1)

/** Keeps what was answered; true where it was done. */
export function answered(book: Book, intention: Intention, reply: Reply, by: number): boolean {
  count(book.writes, intention.path)
  if (reply.status !== 200) count(book.refusals, reply.code ?? String(reply.status))
  else if (book.answers.length < 20_000) book.answers.push({ intention, reply, by })
  return reply.status === 200
}

/** Keeps a paper that a write has made. */
export function made(book: Book, token: string, paper: Paper, ...events: string[]): void {
  book.papers.push(paper)
  book.made.set(token, paper.id)
  note(book, paper.id, ...events)
}

/** What was done and what was not, of several papers. */
export function noteOutcome(book: Book, action: string, { data }: Reply): void {
  const { ok = [], failed = [] } = data as { ok?: { id: number; reversal_id?: number }[]; failed?: { code: string }[] }
  for (const { id, reversal_id: mirror } of ok) {
    note(book, id, action)
    if (mirror !== undefined) note(book, mirror, 'add')
  }
  for (const { code } of failed) count(book.refusals, code)
}
