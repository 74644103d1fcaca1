import type { Message } from '../wire/message.ts'

/** The messages of one conversation: each once, in the server's order, waiting ones at the end. */
export interface Log {
  /** Another list with each change; none is changed itself. */
  list(): readonly Message[]
  /** Adds or renews messages; those that changed. */
  merge(incoming: readonly Message[]): Message[]
  /** Takes a waiting message out again. */
  drop(key: string): boolean
  /**
   * Keeps nothing before a message from now on, undefined where nothing is before it, and forgets what stands behind another one: between them
   * something may be missing, and a page of history brings both.
   */
  beginAt(first: Message | undefined, last?: Message): void
  /** Sequence number up to which nothing is missing since the oldest message here; 0 without one. */
  lastSeq(): number
  /** A read told everything up to this sequence number: what it did not bring does not exist. 0 = there was nothing yet. */
  cover(seq: number): void
  /** Whether a message is of another conversation than those here: whoever is handed on may be counted by other numbers. */
  isForeign(message: Message): boolean
  /** Whether one's own of this key waits here. */
  isWaiting(key: string): boolean
  /** True when a message behind `lastSeq` is missing. */
  hasGap(): boolean
  /** Greatest id seen; ids are numbers as text on a shop server. */
  lastId(): string
}

const number = (id: string | undefined) => (id !== undefined && /^\d+$/.test(id) ? Number(id) : Number.NaN)

function compare(a: Message, b: Message): number {
  const waitingA = a.id === undefined ? 1 : 0
  const waitingB = b.id === undefined ? 1 : 0
  if (waitingA !== waitingB) return waitingA - waitingB
  if (a.seq !== undefined && b.seq !== undefined) return a.seq - b.seq
  if (!waitingA && number(a.id) !== number(b.id)) return number(a.id) - number(b.id) || a.at - b.at
  return a.at - b.at
}

const isWaiting = (message: Message | undefined) => message !== undefined && message.id === undefined

/** Names that senders choose may be alike, also on purpose: the later message is called by its id. */
const ownKey = (holder: Message | undefined, { key, id }: Message): string =>
  holder?.id !== undefined && id !== undefined && holder.id !== id ? `id:${id}` : key

const isAsBefore = (known: Message, { id, state, reason, seq, kind }: Message) => {
  // what was taken back stays so, whatever was read before and comes later
  if (known.kind === 'recalled' && kind !== 'recalled') return true
  const isSame = known.id === id && known.state === state && known.reason === reason && known.kind === kind
  return isSame && (seq === undefined || known.seq === seq)
}

/** The number up to which none is missing; `covered` is known to be whole, without it counting begins with the first. */
function wholeUpTo(messages: readonly Message[], covered: number | undefined): number {
  let upTo = covered
  for (const { seq } of messages) {
    if (seq === undefined || (upTo !== undefined && seq <= upTo)) continue
    if (upTo !== undefined && seq !== upTo + 1) break
    upTo = seq
  }
  return upTo ?? 0
}

/** Messages by their keys, each once. */
function createRows() {
  const keyById = new Map<string, string>()
  const byKey = new Map<string, Message>()
  /** Whose numbers these are: of the first message that says so. */
  let conversation: string | undefined

  function take(message: Message): Message[] {
    const seenAs = message.id === undefined ? undefined : keyById.get(message.id)
    // history brought it before its acknowledgement: the waiting row is the one to keep
    const wasTwice = seenAs !== undefined && seenAs !== message.key && isWaiting(byKey.get(message.key))
    if (wasTwice) byKey.delete(seenAs)
    const key = wasTwice ? message.key : (seenAs ?? ownKey(byKey.get(message.key), message))
    const existing = byKey.get(key)
    if (existing?.id !== undefined && message.id === undefined) return []
    if (existing && isAsBefore(existing, message)) return []
    // a message keeps its first key: its row on the screen and its place in the list of rows stay
    const entry = { ...message, key }
    byKey.set(key, entry)
    conversation ??= entry.conversation
    if (entry.id !== undefined) keyById.set(entry.id, key)
    return [entry]
  }

  function forget(isOutside: (message: Message) => boolean) {
    for (const [key, message] of byKey) if (!isWaiting(message) && isOutside(message)) byKey.delete(key)
  }

  return { byKey, take, forget, conversation: () => conversation }
}

/** An empty log. */
export function createLog(): Log {
  let messages: Message[] = []
  const { byKey, take, forget, conversation } = createRows()
  let contiguous = 0
  // undefined until something was read: then the oldest message here is where counting begins
  let covered: number | undefined
  let begin: Message | undefined

  function settle() {
    // one's own whose acknowledgement was lost may be told of when much has come since
    if (begin) forget((message) => compare(message, begin!) < 0)
    messages = [...byKey.values()].sort(compare)
    contiguous = wholeUpTo(messages, covered)
  }

  return {
    list: () => messages,
    merge(incoming) {
      const changed = incoming.flatMap(take)
      if (changed.length > 0) settle()
      return changed
    },
    drop(key) {
      const changed = byKey.delete(key)
      if (changed) settle()
      return changed
    },
    beginAt(first, last) {
      begin = first
      if (last) forget((message) => compare(message, last) > 0)
      settle()
    },
    lastSeq: () => contiguous,
    cover(seq) {
      covered = Math.max(covered ?? 0, seq)
      settle()
    },
    isForeign: (message) => message.conversation !== undefined && conversation() !== undefined && message.conversation !== conversation(),
    isWaiting: (key) => isWaiting(byKey.get(key)),
    hasGap: () => (messages.findLast((message) => message.seq !== undefined)?.seq ?? 0) > contiguous,
    lastId: () => messages.findLast((message) => message.id !== undefined)?.id ?? '',
  }
}

/** A log that begins with what waits in another one. */
export function logAfter(before: Log): Log {
  const log = createLog()
  log.merge(before.list().filter(isWaiting))
  return log
}
