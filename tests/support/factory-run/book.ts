import type { Intention, Reply } from './client.ts'

export type PaperType = 'PO' | 'IN' | 'OUT' | 'TRANSFER' | 'COUNT' | 'PAYMENT'

/**
 * What is done with one paper, by the names of its events (manufacturing 2.8) and, where one call is one act with several events, by a name of
 * its own: money, a correction of stock, what a device has counted, a count that is posted.
 */
export type Act =
  | (
      | 'add'
      | 'submit'
      | 'withdraw'
      | 'reject'
      | 'approve'
      | 'audit'
      | 'reverse'
      | 'edit'
      | 'change'
      | 'close'
      | 'reopen'
      | 'close-lines'
      | 'void'
    )
  | ('pay' | 'adjust' | 'count' | 'count-entries' | 'count-post')

export interface Paper {
  id: number
  type: PaperType
  /** As it was when it was last heard of: others work on it meanwhile. */
  version: number
  status: number
  /** Its lines and what they are of, as they were read last. */
  seen?: Record<string, unknown>
}

/** What everybody was told: at the end the database has to say the same. */
export interface Book {
  papers: Paper[]
  byId: Map<number, Paper>
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
  /** Acts that were done, and that a rule has refused; what was sent twice is one. */
  done: Record<string, number>
  refused: Record<string, number>
  /** Entries of counts that were taken. */
  entries: number
  broken: string[]
}

export const newBook = (): Book => ({
  ...{ papers: [], byId: new Map(), events: new Map(), made: new Map(), unmade: new Set(), answers: [] },
  ...{ writes: {}, refusals: {}, done: {}, refused: {}, entries: 0, broken: [] },
})

const sumOf = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, times) => sum + times, 0)

/** How many writes were answered. */
export const writesOf = ({ writes }: Book): number => sumOf(writes)
/** How many acts on papers were done or refused by a rule. */
export const actsOf = ({ done, refused }: Book): number => sumOf(done) + sumOf(refused)
export const refusedOf = ({ refused }: Book): number => sumOf(refused)

/** States that acts lead to, as far as somebody at a list would know. */
const leadsTo: Readonly<Record<string, number>> = {
  ...{ submit: 1, withdraw: 0, reject: 0, approve: 2, audit: 2, reverse: 8, close: 5, reopen: 2, void: 9 },
}

/** Of a paper that somebody else has brought further: it is looked at before it is acted on. */
const unknown = -1

/** Keeps what has happened to a paper. */
export function note({ events, byId }: Book, id: number, ...names: string[]): void {
  const own = events.get(id) ?? new Map<string, number>()
  for (const name of names) own.set(name, (own.get(name) ?? 0) + 1)
  events.set(id, own)
  const paper = byId.get(id)
  if (!paper) return
  for (const name of names) {
    paper.status = leadsTo[name] ?? paper.status
    if (name !== 'add') paper.version++
    if (name === 'edit' || name === 'change' || name === 'close-lines') delete paper.seen
  }
}

const count = (counts: Record<string, number>, name: string) => (counts[name] = (counts[name] ?? 0) + 1)

/** Counts an act that was done. */
export const did = ({ done }: Book, act: Act): void => void count(done, act)

/** What a server could not do, or was never asked, is no refusal by a rule. */
const isByRule = ({ status }: Reply) => status >= 400 && status < 500

/** Keeps what was answered; true where it was done. What is refused whole is one act that was, however many it would have been. */
export function answered(book: Book, act: Act, intention: Intention, reply: Reply, by: number): boolean {
  count(book.writes, intention.path)
  if (reply.status !== 200) {
    count(book.refusals, reply.code ?? String(reply.status))
    if (isByRule(reply)) count(book.refused, act)
  } else if (book.answers.length < 20_000) book.answers.push({ intention, reply, by })
  return reply.status === 200
}

/** Keeps a paper that a write has made. */
export function made(book: Book, token: string, paper: Paper, ...events: string[]): void {
  book.papers.push(paper)
  book.byId.set(paper.id, paper)
  book.made.set(token, paper.id)
  note(book, paper.id, ...events)
}

/** What was done and what was not, of several papers: an act with each of them. */
export function noteOutcome(book: Book, action: Act, { data }: Reply): void {
  const { ok = [], failed = [] } = data as { ok?: { id: number; reversal_id?: number }[]; failed?: { id: number; code: string }[] }
  for (const { id, reversal_id: mirror } of ok) {
    did(book, action)
    note(book, id, action)
    if (mirror !== undefined) note(book, mirror, 'add')
  }
  for (const { id, code } of failed) {
    count(book.refusals, code)
    count(book.refused, action)
    // it is not what it was thought to be
    const paper = code === 'RECORD_STATE' && book.byId.get(id)
    if (paper) paper.status = unknown
  }
}
