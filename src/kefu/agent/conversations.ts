import { atom, type ReadableAtom } from 'nanostores'
import { listConversations } from '#src/api/chat.ts'
import type { Connection } from '#src/stores/connection.ts'
import { reading } from '../client/patience.ts'
import type { Message } from '../wire/message.ts'
import { readConversation, type Conversation } from '../wire/conversation.ts'
import { searchedAs } from './list/guest-name.ts'
import { createKnownRows } from './list/known-rows.ts'
import { createMeanwhile } from './list/meanwhile.ts'
import { askTotal, createUnread } from './list/unread.ts'
import { createNarrowing, type ConversationQuery, type Narrowing } from './list/narrowing.ts'
import { createPresence, type Presence } from './presence.ts'

export interface ConversationList extends Omit<Narrowing, 'query'> {
  readonly $rows: ReadableAtom<readonly Conversation[]>
  readonly $unread: ReadableAtom<number>
  /** `more`: older conversations exist. */
  readonly $state: ReadableAtom<'loading' | 'ready' | 'more' | 'failed'>
  /** Reads the newest rows again. @throws RequestError */
  refresh(): Promise<void>
  older(): Promise<void>
  /** Takes a row as the server gives it. */
  put(row: Conversation): void
  /** Who is there; rows follow it. */
  readonly presence: Presence
  change(uid: string, change: Partial<Conversation>): void
  /** Everything up to this number is read; our server says it. */
  read(uid: string, number: number): void
  /** A message became the newest of its conversation. */
  follow(uid: string, message: Message): void
  find(uid: string): Conversation | undefined
  /** Somebody else has it now: it is gone until something new is said in it. */
  leave(uid: string): void
  /** It is this agent's, even if it was handed over before. */
  regain(row: Conversation): void
}

const pageSize = 30

/** A page of both crowds: the server lists users and tourists apart, here they are one list. */
async function readPage(connection: Connection, number: number, wanted: ConversationQuery): Promise<Conversation[][]> {
  const query = { page: number, limit: pageSize, ...wanted }
  const both = await Promise.all(
    ([0, 1] as const).map((is_tourist) => {
      const nickname = is_tourist ? searchedAs(wanted.nickname) : wanted.nickname
      return connection.send(listConversations, { query: { ...query, nickname, is_tourist } }, reading)
    }),
  )
  return both.map((list) => (Array.isArray(list) ? list.flatMap((wire) => readConversation({ ...wire }) ?? []) : []))
}

/** What a row says once a message is its newest: what is said anew is not done any more. */
function followed(row: Conversation | undefined, { text, kind, at, seq }: Message): Partial<Conversation> {
  const isNew = seq !== undefined && seq > (row?.seq ?? 0)
  return { preview: text, previewKind: kind, at, ...(isNew && { seq, isDone: false }) }
}

interface Read {
  wanted: ConversationQuery
  /** Whether nothing was said or read in it since the list was requested; who is there may have changed. */
  isAsBefore(row: Conversation): boolean
  lists: readonly Conversation[][]
}

function remember(rows: readonly Conversation[]): Read['isAsBefore'] {
  const before = new Map(rows.map((row) => [row.uid, row]))
  return (row) => {
    const was = before.get(row.uid)
    return was !== undefined && was.seq === row.seq && was.readSeq === row.readSeq && was.at === row.at && was.unread === row.unread
  }
}

/**
 * Finds rows of before that a whole list has no longer: somebody else was given the visitor while this page could not be told. What came
 * meanwhile stays. A plain shop's list is never known to be whole.
 */
function goneBy({ kind }: Connection, { wanted, isAsBefore, lists }: Read): (row: Conversation) => boolean {
  const isWhole =
    kind === 'own' &&
    wanted.nickname === '' &&
    wanted.assigned === undefined &&
    wanted.tag === undefined &&
    lists.every(({ length }) => length < pageSize)
  const there = new Set(lists.flat().map(({ uid }) => uid))
  return (row) => isWhole && isAsBefore(row) && !there.has(row.uid)
}

/** The agent's conversations at a server. */
export function createConversationList(connection: Connection): ConversationList {
  const { $rows, merge, find, ...known } = createKnownRows()
  const $state = atom<'loading' | 'ready' | 'more' | 'failed'>('loading')
  let pages = 1
  let latestQuery = 0
  const meanwhile = createMeanwhile()
  const presence = createPresence((uid, isOnline) => known.change(uid, { isOnline }))

  // the state of the list says when it failed
  const begin = () => ((pages = 1), void read(1).catch(() => {}))
  const { query: queryNow, ...narrowing } = createNarrowing(connection, $rows, begin)
  const { $unread, measure } = createUnread($rows)

  async function read(number: number): Promise<void> {
    const [mine, query] = [++latestQuery, { wanted: queryNow(), isAsBefore: remember($rows.get()) }]
    const [told, since, total] = [presence.told(), meanwhile.begin(), askTotal(connection)]
    try {
      const lists = await readPage(connection, number, query.wanted)
      if (mine !== latestQuery) return
      const fresh = lists.flat().map((row) => presence.mend(since.mend(row), told))
      const isGone = number === 1 ? goneBy(connection, { ...query, lists }) : undefined
      merge(fresh, isGone, query.isAsBefore)
      $state.set(lists.some((list) => list.length === pageSize) ? 'more' : 'ready')
      await measure(total)
    } catch (error) {
      if (mine === latestQuery) $state.set('failed')
      throw error
    } finally {
      since.end()
    }
  }

  const put = (row: Conversation) => merge([presence.mend(row)])
  const change = (uid: string, part: Partial<Conversation>) => {
    if (part.isDone !== undefined) meanwhile.note(uid, part.isDone)
    known.change(uid, part)
  }

  return {
    ...narrowing,
    $rows,
    $unread,
    $state,
    refresh: () => read(1),
    async older() {
      $state.set('loading')
      await read(++pages).catch(() => void pages--)
    },
    ...{ put, presence, change, find },
    read: known.read,
    follow: (uid, message) => change(uid, followed(find(uid), message)),
    regain(row) {
      known.regain(row.uid)
      put(row)
    },
    leave: known.leave,
  }
}
