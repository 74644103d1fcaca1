/** The channel of the database by which server processes tell each other. */
export const channel = 'chat'

/** A message was stored. `origin` is the connection that it came by. */
export interface Stored {
  kind: 'stored'
  id: number
  agent: number
  visitor: number
  sender: number
  origin: string
}

/** Somebody came or went. */
export interface Presence {
  kind: 'presence'
  uid: number
  isAgent: boolean
  online: boolean
  /** The last connection of a process went away; another process may have some left. */
  isGone?: boolean
}

/** Somebody read a conversation to its end; their other pages show it. */
export interface Read {
  kind: 'read'
  reader: number
  partner: number
  origin: string
  /** The newest number that was read. */
  seq: number
  /** It was read as it came: the reader's pages know that by themselves. */
  isLive?: boolean
}

/** Somebody is writing; whoever looks at the conversation sees it. */
export interface Typing {
  kind: 'typing'
  writer: number
  partner: number
}

/** A visitor was handed from one agent to another; `id` of `chat_transfers`. */
export interface Transferred {
  kind: 'transferred'
  id: number
  visitor: number
  from: number
  to: number
}

/** A visitor said what they thought of an answer; `id` of `chat_ratings`. */
export interface Rated {
  kind: 'rated'
  id: number
  visitor: number
  agent: number
}

/** An agent called a conversation done. */
export interface Finished {
  kind: 'finished'
  visitor: number
  agent: number
  /** The visitor is asked for a rating. */
  asks: boolean
  /** They took it up again. */
  isReopened?: boolean
}

/** Who wrote a message took it back. */
export interface Recalled {
  kind: 'recalled'
  id: number
  agent: number
  visitor: number
}

/** An agent's session was closed. */
export interface Ended {
  kind: 'ended'
  sessionId: number
}

/** What one process tells the others, as JSON below PostgreSQL's 8,000 bytes. */
export type ChatEvent = Stored | Presence | Read | Typing | Transferred | Rated | Finished | Recalled | Ended

const kinds = new Set(['stored', 'presence', 'read', 'typing', 'transferred', 'rated', 'finished', 'recalled', 'ended'])

/** Reads a notification; undefined when it is none of ours. */
export function readEvent(payload: unknown): ChatEvent | undefined {
  const kind = (payload as { kind?: unknown } | null)?.kind
  return typeof kind === 'string' && kinds.has(kind) ? (payload as ChatEvent) : undefined
}
