import type { MessageRating } from '#src/api/chat-ratings.ts'
import type { Message } from '../wire/message.ts'
import type { Note } from '../client/notes.ts'
import { daysAgo } from './days.ts'

/** A line of the thread: a day, where what is unread begins, something that happened, or a message with what it shows beside its text. */
export type Row =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'note'; key: string; note: Note }
  | { kind: 'unread'; key: string }
  | MessageRow

export interface MessageRow {
  kind: 'message'
  key: string
  message: Message
  isMine: boolean
  /** It stands on one's own side, and another agent wrote it. */
  isColleagues?: boolean
  isFirst: boolean
  isLast: boolean
  showsTime: boolean
}

/** Messages of one person within this time belong together. */
const together = 3 * 60_000

const ratingRow = (behind: string, { stars, words }: MessageRating): Row => {
  const note: Note = { key: `rated:${behind}`, behind, what: 'rated', name: '★'.repeat(stars) + '☆'.repeat(5 - stars), words }
  return { kind: 'note', key: note.key, note }
}

const recalledRow = ({ key, nickname }: Message, isOwn: boolean): Row => ({
  kind: 'note',
  key,
  note: { key, behind: '', what: isOwn ? 'youRecalled' : 'recalled', name: nickname },
})

/** Breaks a conversation into days and groups. */
export function rowsOf(
  messages: readonly Message[],
  isMine: (message: Message) => boolean,
  notes: readonly Note[] = [],
  isColleagues: (message: Message) => boolean = () => false,
  ratings: Readonly<Record<string, MessageRating>> = {},
  unreadFrom = Infinity,
): Row[] {
  const rows: Row[] = []
  const known = new Set(messages.map(({ key }) => key))
  const noteRows = (isBehind: (note: Note) => boolean) => notes.filter(isBehind).map((note): Row => ({ kind: 'note', key: note.key, note }))
  rows.push(...noteRows(({ behind, behindId = '0' }) => !known.has(behind) && behindId === '0'))
  // a visitor's own is from somebody else until it has arrived; an agent's side has several writers
  const isOneWriter = (a: Message, b: Message) =>
    isMine(a) === isMine(b) && ((isMine(a) && !isColleagues(a) && !isColleagues(b)) || a.from === b.from)
  const joined = (a: Message | undefined, b: Message | undefined) =>
    a !== undefined && b !== undefined && isOneWriter(a, b) && Math.abs(b.at - a.at) < together && daysAgo(a.at, b.at) === 0
  messages.forEach((message, index) => {
    const before = messages[index - 1]
    const after = messages[index + 1]
    if (!before || daysAgo(before.at, message.at) !== 0)
      rows.push({ kind: 'day', key: `day:${new Date(message.at).toDateString()}`, at: message.at })
    if (message.kind === 'recalled') {
      rows.push(recalledRow(message, isMine(message) && !isColleagues(message)))
      return
    }
    const isLast = !joined(message, after)
    if ((message.seq ?? 0) > unreadFrom && !((before?.seq ?? 0) > unreadFrom)) rows.push({ kind: 'unread', key: 'unread' })
    rows.push({
      kind: 'message',
      key: message.key,
      message,
      isMine: isMine(message),
      isColleagues: isColleagues(message),
      isFirst: !joined(before, message),
      isLast,
      showsTime: isLast,
    })
    const rating = ratings[message.id ?? ''] ?? message.rating
    if (rating) rows.push(ratingRow(message.key, rating))
    // what waits to be sent has no id, and what only this page has heard of stands behind none
    const isBehind = ({ behind, behindId }: Note) => behind === message.key || (behindId !== undefined && behindId === message.id)
    if (notes.length > 0) rows.push(...noteRows(isBehind))
  })
  return rows
}
