import type pg from 'pg'
import type { Book } from './book.ts'

interface Row {
  id: number
  type: string
  status: number
  version: number
  token: string
  isMirror: boolean
  events: string[]
}

/** Papers of a run, with what happened to each in its order. */
const papersOf = async (pool: pg.Pool, name: string): Promise<Row[]> =>
  (
    await pool.query<Row>(
      `select d.id, d.type, d.status, d.version, case when d.type = 'COUNT' and d.sub_type = 'adjust' then d.reason else d.remark end as token,
         d.reversal_of is not null as "isMirror", (select json_agg(e.what order by e.id) from document_events e where e.document_id = d.id) as events
       from factory_documents d where d.created_by like $1 || '-%' order by d.id`,
      [name],
    )
  ).rows

const counted = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
const textOf = (counts: ReadonlyMap<string, number> = new Map()) =>
  [...counts]
    .map(([name, times]) => `${name} ${times}`)
    .sort((one, other) => one.localeCompare(other))
    .join(', ')

/** States and acts of papers as the design has them (manufacturing 2.8), written down a second time; 2 stands for 3 and 4. */
const commitment: Readonly<Record<string, readonly [readonly number[], number]>> = {
  ...{ edit: [[0], 0], submit: [[0], 1], withdraw: [[1], 0], reject: [[1], 0], approve: [[1], 2] },
  ...{ close: [[2], 5], reopen: [[5], 2], void: [[0, 1, 2], 9], 'close-lines': [[2], 2], change: [[2], 2] },
}
const posting: typeof commitment = {
  ...{ edit: [[0], 0], submit: [[0], 1], withdraw: [[1], 0], reject: [[1], 0] },
  ...{ audit: [[1], 2], reverse: [[2], 8], void: [[0, 1], 9] },
}

function stateAfter({ type, events, isMirror }: Row): number | string {
  const [first, ...rest] = events
  if (first !== 'add') return `begins with ${first}`
  let state = isMirror ? 2 : 0
  for (const name of rest) {
    const step = (type === 'PO' ? commitment : posting)[name]
    if (!step?.[0].includes(state)) return `${name} in state ${state}`
    state = step[1]
  }
  return state
}

const stateOf = ({ type, status }: Row) => (type === 'PO' && (status === 3 || status === 4) ? 2 : status)

/** Events that each act writes: of its own name unless told, and what takes a paper back is a new one. */
const eventsOf: Readonly<Record<string, readonly string[]>> = {
  ...{ pay: ['add', 'submit', 'audit'], adjust: ['add', 'submit', 'audit'], reverse: ['reverse', 'add'] },
  ...{ count: ['add'], 'count-entries': [], 'count-post': ['submit', 'audit'] },
}

/** Whether as many acts were done as the journal of events and the entries of counts have, name by name. */
async function findMiscounted(pool: pg.Pool, name: string, { done, entries }: Book): Promise<string[]> {
  const told = new Map<string, number>([['entry', entries]])
  for (const [act, times] of Object.entries(done))
    for (const event of eventsOf[act] ?? [act]) told.set(event, (told.get(event) ?? 0) + times)
  const { rows } = await pool.query<{ what: string; count: number }>(
    `with own as (select id from factory_documents where created_by like $1 || '-%')
     select what, count(*)::int as count from document_events where document_id in (select id from own) group by what
     union all select 'entry', count(*)::int from stock_count_entries where document_id in (select id from own)`,
    [name],
  )
  const there = new Map(rows.map(({ what, count }) => [what, count]))
  const isOther = (what: string) => (told.get(what) ?? 0) !== (there.get(what) ?? 0)
  return [...new Set([...told.keys(), ...there.keys()])]
    .filter(isOther)
    .map((what) => `${told.get(what) ?? 0} times ${what} was told of, and ${there.get(what) ?? 0} times it is written down`)
}

/** Where the database says something else than people were told: what was answered is there, once, and nothing else is. */
export async function findUntold(pool: pg.Pool, name: string, book: Book): Promise<string[]> {
  const broken = await findMiscounted(pool, name, book)
  const papers = await papersOf(pool, name)
  const byToken = new Map<string, Row[]>()
  for (const paper of papers) if (!paper.isMirror) byToken.set(paper.token, [...(byToken.get(paper.token) ?? []), paper])
  for (const [token, id] of book.made) {
    const found = byToken.get(token) ?? []
    if (found.length !== 1 || found[0]!.id !== id)
      broken.push(`paper ${id} is there ${found.length} times: ${found.map((one) => one.id).join(' ')}`)
  }
  for (const token of book.unmade) if (byToken.has(token)) broken.push(`what was refused is there as paper ${byToken.get(token)![0]!.id}`)
  for (const [token, [first]] of byToken)
    if (!book.made.has(token) && !book.unmade.has(token)) broken.push(`nobody was told of paper ${first!.id}`)
  for (const paper of papers) {
    const [told, there] = [textOf(book.events.get(paper.id)), textOf(counted(paper.events))]
    if (told !== there) broken.push(`paper ${paper.id} has ${there}, and people were told of ${told || 'nothing'}`)
    const after = stateAfter(paper)
    if (after !== stateOf(paper)) broken.push(`paper ${paper.id} of ${paper.type} is in state ${paper.status}, its events lead to ${after}`)
  }
  return broken
}
