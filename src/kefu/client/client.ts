import { atom, type ReadableAtom } from 'nanostores'
import { pauseBefore } from '#src/http/socket/backoff.ts'
import type { Frame } from '#src/http/socket/frame.ts'
import { createLink, type Connect, type LinkState, type LinkTimes } from '#src/http/socket/link.ts'
import { messageOf, readMessage, type Message, type Outgoing } from '../wire/message.ts'
import type { Outbox } from './outbox.ts'
import type { Preparation } from './preparation.ts'
import { createSender } from './sender.ts'
import type { Talk } from './talk.ts'

export interface ClientOptions {
  address: string
  /** Our server numbers and confirms messages by the sender's id; a plain shop server does not. */
  sequenced: boolean
  /** Whether this person wrote the message. */
  isMine(message: Message): boolean
  outbox: Outbox
  /** What is done with some messages before they are sent. */
  preparation?: Preparation
  hello(): object[]
  awaitsSuccess(): boolean
  /** Frames to send each time the connection is there, after the login, and when the server asks to read again: they tell who was handed on. */
  greeting(): object[]
  talkOf(partner: string): Talk
  /** Conversations that are followed: they are caught up after each reconnect. */
  talks(): Iterable<Talk>
  /** False when the server gives this person no history (a tourist at a plain shop). */
  hasHistory(): boolean
  /** Reads what else may have changed meanwhile (the agent's list). @throws RequestError */
  refresh?(): Promise<void>
  /** Every frame that is no acknowledgement, after messages in it were merged. */
  onFrame(frame: Frame): void
  connect?: Connect | undefined
  random?: () => number
  times?: Partial<LinkTimes> & { patience?: number; resend?: number }
}

/** What a screen shows of the connection. `sentence` is the server's, when it refused. */
export interface ClientStatus {
  state: LinkState
  sentence: string
  /** It was online before, so this is a reconnect. */
  wasOnline: boolean
}

/** A socket, the conversations on it and the messages that wait for it. */
export interface ChatClient {
  readonly $status: ReadableAtom<ClientStatus>
  start(): void
  stop(): void
  send(frame: object): boolean
  write(message: Outgoing): void
  retry(clientId: string): void
  discard(talk: Talk, clientId: string): void
  check(): void
  /** The network has gone: nothing is known of the other side any more. */
  doubt(): void
  /** Reads a conversation again when a message in it is missing. */
  mend(talk: Talk): void
  /** Shows what an earlier page left waiting. */
  restore(): void
}

/** What was read, or undefined when the server will not give it: asking again would not change that. */
async function unlessRefused<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if ((error as { isPassing?: boolean }).isPassing === false) return undefined
    throw error
  }
}

/** Milliseconds for which what was sent can be taken back (`recallableFor`), and a while for clocks that differ. */
const recallable = 150_000

/** Since when what is here may have been changed by who wrote it, without anybody being told; undefined before there was a break. */
function createBreaks() {
  let [lostAt, isUp, isBack] = [Date.now(), false, false]
  let wasOnline = false
  return {
    follow(state: LinkState) {
      if (isUp && state !== 'online') lostAt = Date.now()
      isUp = state === 'online'
      if (isUp) [isBack, wasOnline] = [wasOnline, true]
    },
    since: () => (isBack ? lostAt - recallable : undefined),
  }
}

/** Reads what was missed; with a time also what was taken back since. @throws RequestError that may pass */
async function readMissed(talks: Iterable<Talk>, since: number | undefined): Promise<void> {
  for (const talk of talks) {
    await unlessRefused(talk.catchUp())
    if (since !== undefined) await unlessRefused(talk.recheck(since))
  }
}

/** What another tab of this browser wrote at a server that names no message: it acknowledges nothing here. */
const fromElsewhere = ({ rest, data }: Frame) => (rest['elsewhere'] === true ? readMessage(data) : undefined)

/** Another tab of this browser may look at a conversation, and not this one. */
const isShown = (talk: Talk) => talk.$history.get() !== 'unread'

/** Puts link, sender and conversations together. */
export function createClient(options: ClientOptions): ChatClient {
  const { outbox, sequenced, times = {} } = options
  const $status = atom<ClientStatus>({ state: 'off', sentence: '', wasOnline: false })
  // grows with every connection: what was asked on an older one no longer counts
  let round = 0
  const breaks = createBreaks()

  const link = createLink({
    address: options.address,
    hello: options.hello,
    awaitsSuccess: options.awaitsSuccess,
    onState: follow,
    onFrame: receive,
    ...(options.connect ? { connect: options.connect } : {}),
    ...(options.random ? { random: options.random } : {}),
    times,
  })

  const sender = createSender({
    outbox,
    put: link.send,
    confirms: sequenced,
    preparation: options.preparation,
    lastId: (partner) => options.talkOf(partner).lastId(),
    restart: link.restart,
    onChange: (waiting, sent) => options.talkOf(waiting.to).merge([sent ?? messageOf(waiting)]),
    ...(times.patience && { patience: times.patience }),
    ...(times.resend && { pause: times.resend }),
  })

  function follow(state: LinkState, sentence: string) {
    breaks.follow(state)
    const wasOnline = $status.get().wasOnline || state === 'online'
    $status.set({ state, sentence, wasOnline })
    if (state !== 'online') {
      for (const talk of options.talks()) talk.lose()
      return sender.halt()
    }
    for (const frame of options.greeting()) link.send(frame)
    void settle(++round, 0)
  }

  // messages that may be sent twice leave at once, the others wait until the history told what arrived
  async function settle(mine: number, attempt: number): Promise<void> {
    if (sequenced) sender.open()
    try {
      if (options.hasHistory()) await readMissed(options.talks(), sequenced ? breaks.since() : undefined)
      await options.refresh?.()
      await clearDoubts()
      if (mine === round && link.state() === 'online' && !sequenced) sender.open()
    } catch {
      setTimeout(
        () => {
          if (mine === round && link.state() === 'online') void settle(mine, attempt + 1)
        },
        pauseBefore(attempt, options.random ?? Math.random),
      )
    }
  }

  async function clearDoubts(): Promise<void> {
    for (const { partner, since } of sender.doubtful()) {
      const found = options.hasHistory() ? await unlessRefused(options.talkOf(partner).behindId(since)) : undefined
      sender.reconcile(partner, found?.filter(options.isMine))
    }
  }

  function receive(frame: Frame) {
    const message = fromElsewhere(frame) ?? sender.receive(frame)
    if (message) deliver(message)
    if (frame.type === 'resume') follow('online', '')
    if (frame.type === 'ping' && sequenced) compare(frame)
    options.onFrame(frame)
  }

  function deliver(message: Message) {
    const talk = options.talkOf(options.isMine(message) ? message.to : message.from)
    talk.merge([message])
    mend(talk)
  }

  // our server tells the newest number with each pong: a lost last message is noticed too
  function compare({ data }: Frame) {
    if (typeof data.seq !== 'number' || data.uid === undefined) return
    const talk = options.talkOf(String(data.uid))
    if (isShown(talk) && data.seq > talk.lastSeq()) fetchMissed(talk)
  }

  function mend(talk: Talk) {
    if (sequenced && talk.hasGap()) fetchMissed(talk)
  }

  const fetchMissed = (talk: Talk) => void talk.catchUp().catch(() => link.check())
  function restore() {
    for (const waiting of outbox.list()) options.talkOf(waiting.to).merge([messageOf(waiting)])
  }

  return {
    $status,
    start: link.start,
    stop: () => (link.stop(), sender.end()),
    send: link.send,
    write(message) {
      sender.write(message)
      // who writes does not want to wait for the next attempt
      if (link.state() === 'waiting') link.check()
    },
    retry: sender.retry,
    discard(talk, clientId) {
      sender.discard(clientId)
      talk.drop(clientId)
    },
    ...{ check: link.check, doubt: link.doubt },
    ...{ mend, restore },
  }
}
