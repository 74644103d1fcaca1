import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Connection } from '#src/stores/connection.ts'
import { called } from './guest-name.ts'
import { keep, recall } from '../../page-storage.ts'
import type { Conversation } from '../../wire/conversation.ts'

/** Which conversations are listed. */
export type Crowd = 'all' | 'users' | 'tourists'
/**
 * By who has them, at our server: `mine` go on with this agent, `done` were called so; `queue` and `colleagues` are those of other agents,
 * which are none of these rows.
 */
export type Assigned = 'all' | 'mine' | 'queue' | 'colleagues' | 'done'

/** What an agent's list is narrowed to, and sorted by. */
export interface Narrowing {
  readonly $crowd: ReadableAtom<Crowd>
  readonly $search: ReadableAtom<string>
  readonly $assigned: ReadableAtom<Assigned>
  readonly $isUnreadFirst: ReadableAtom<boolean>
  /** Those with this tag alone, at our server; '' shows all. */
  readonly $tag: ReadableAtom<string>
  /** Those that crowd, assignment and search leave, in their order. */
  readonly $shown: ReadableAtom<readonly Conversation[]>
  /** What a server is query for. */
  query(): ConversationQuery
  choose(crowd: Crowd): void
  assign(assigned: Assigned): void
  sort(isUnreadFirst: boolean): void
  tag(name: string): void
  search(text: string): void
}

const searchAfter = 250

/** What our server narrows and sorts by, so that its pages hold what is shown. */
function queryFor({ kind }: Connection, assigned: Assigned, isUnreadFirst: boolean, tag: string) {
  if (kind !== 'own') return {}
  const part = { ...((assigned === 'mine' || assigned === 'done') && { assigned }), ...(tag && { tag }) }
  return isUnreadFirst ? { ...part, first: 'unread' as const } : part
}

export type ConversationQuery = { nickname: string } & ReturnType<typeof queryFor>

const isAssigned = ({ isDone = false, assignee }: Conversation, assigned: Assigned) =>
  assigned === 'all' || (assigned === 'done' ? isDone : !isDone && !assignee)

/** Those that crowd, assignment, tag and search leave, the latest first, where it is wished those with something unread before the others. */
function shownOf(
  rows: readonly Conversation[],
  crowd: Crowd,
  search: string,
  assigned: Assigned,
  isUnreadFirst: boolean,
  tag: string,
): Conversation[] {
  const word = search.trim().toLowerCase()
  const fits = (row: Conversation) =>
    (tag === '' || row.tags?.includes(tag) === true) &&
    (crowd === 'all' || row.isTourist === (crowd === 'tourists')) &&
    isAssigned(row, assigned) &&
    [row.nickname, called(row.nickname, row.isTourist)].some((name) => name.toLowerCase().includes(word))
  const weight = ({ unread }: Conversation) => (isUnreadFirst && unread > 0 ? 1 : 0)
  return rows.filter(fits).toSorted((a, b) => weight(b) - weight(a) || b.at - a.at)
}

const orderKey = 'crm:chat-order'

/** `again` reads the list from its beginning. */
export function createNarrowing(connection: Connection, $rows: ReadableAtom<readonly Conversation[]>, again: () => void): Narrowing {
  const $crowd = atom<Crowd>('all')
  const $search = atom('')
  const $assigned = atom<Assigned>('all')
  const $isUnreadFirst = atom(recall(orderKey) === 'unread')
  const $tag = atom('')
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    $crowd,
    $search,
    $assigned,
    $isUnreadFirst,
    $tag,
    $shown: computed([$rows, $crowd, $search, $assigned, $isUnreadFirst, $tag], shownOf),
    query: () => ({ nickname: $search.get().trim(), ...queryFor(connection, $assigned.get(), $isUnreadFirst.get(), $tag.get()) }),
    choose: (crowd) => $crowd.set(crowd),
    assign(assigned) {
      $assigned.set(assigned)
      again()
    },
    sort(isUnreadFirst) {
      $isUnreadFirst.set(isUnreadFirst)
      keep(orderKey, isUnreadFirst ? 'unread' : undefined)
      again()
    },
    tag(name) {
      $tag.set(name)
      again()
    },
    search(text) {
      $search.set(text)
      clearTimeout(timer)
      timer = setTimeout(again, searchAfter)
    },
  }
}
