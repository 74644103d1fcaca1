import { atom, type ReadableAtom } from 'nanostores'
import { listVisitorMessages } from '#src/api/chat.ts'
import { RequestError } from '#src/http/failure.ts'
import type { VisitorConnection } from '#src/stores/visitor-connection.ts'
import { freshId } from '#src/lib/random-id.ts'
import type { Cards } from '../client/cards.ts'
import { createClient, type ChatClient, type ClientStatus } from '../client/client.ts'
import { fileSenders } from '../client/keep-picture.ts'
import { addNote } from '../client/notes.ts'
import { commonSocket } from '../client/tabs/common-socket.ts'
import { reading } from '../client/patience.ts'
import type { Outbox } from '../client/outbox.ts'
import { openPageOutbox, socketAddress } from '../client/page-outbox.ts'
import { createTalk, type ReadHistory, type Talk } from '../client/talk.ts'
import { tellOnce } from '../client/tell-once.ts'
import { watchPage } from '../client/watch.ts'
import { keep } from '../page-storage.ts'
import { outgoing } from '../wire/frame.ts'
import { preparationFor } from '../sending/preparation.ts'
import { readMessages, type Message, type Outgoing } from '../wire/message.ts'
import { laterCards } from './cards.ts'
import {
  fetchIdentity,
  forgetIdentity,
  identityOf,
  keepIdentity,
  ownerName,
  recallIdentity,
  wrote,
  type Partner,
  type VisitorIdentity,
} from './identity.ts'
import { createTold, type Told } from './opening.ts'
import { proofOf } from './proof.ts'
import { createReadMark } from './read-mark.ts'
import { createReceiver } from './receive.ts'

/** A conversation that is going on. */
export interface Session {
  identity: VisitorIdentity
  talk: Talk
  client: ChatClient
  cards: Cards
  hasHistory: boolean
  /** A plain shop takes no pictures of guests. */
  takesPictures: boolean
  draftName: string
}

/**
 * `nobody` no agent is online · `ended` the storefront session is over · `cors` the server refuses this site ·
 * `version` it speaks another version · `failed` with the server's sentence.
 */
export type VisitorState =
  | { state: 'opening' }
  | { state: 'open'; session: Session }
  | { state: 'nobody' | 'ended' | 'failed' | 'cors' | 'version'; sentence: string }

/** A visitor's chat at a server. */
export interface Visitor {
  readonly $state: ReadableAtom<VisitorState>
  readonly $messages: ReadableAtom<readonly Message[]>
  readonly $unread: ReadableAtom<number>
  /** Whether the agent is there. */
  readonly $isPartnerOnline: ReadableAtom<boolean>
  readonly told: Told
  readonly connection: VisitorConnection
  /** What proves the visitor to our server. */
  proof(): { token?: string; tourist_token?: string }
  /** Asks again who answers after `nobody`, `failed` or `ended`. */
  open(): Promise<void>
  /** Sends a text, or a card of what it names; the key of its message. @throws TypeError when no agent is assigned yet */
  send(text: string, more?: Pick<Outgoing, 'kind' | 'ready'>): string
  /** Sends a picture; the key of its message. @throws TypeError when no agent is assigned yet */
  sendPicture(file: File): string
  /** Sends a file that is no picture, where the server takes such. @throws TypeError when no agent is assigned yet */
  sendFile(file: File): string
  /** Whether the thread can be seen: what comes then is read. */
  look(isLooking: boolean): void
  close(): void
}

export interface VisitorOptions {
  connection: VisitorConnection
  /** Storefront token; without one the visitor is a tourist. */
  token: string | undefined
  onMessage(message: Message, isMine: boolean): void
}

/** Milliseconds before a server that could not be reached is asked again. */
const retryAfter = 5000
/** Milliseconds before a tourist whom the server does not know is given yet another identity. */
const renewAfter = 60_000

const isOwn = (session: Session | undefined, message: Message) => session !== undefined && wrote(session.identity, message)

const historyOf =
  (connection: VisitorConnection, token: string | undefined, { partner, proof }: VisitorIdentity): ReadHistory =>
  async (query) => {
    const shown = proof ? { tourist_token: proof } : {}
    const whole = { uid: partner.uid, ...query, token: token ?? '', ...shown }
    return readMessages(await connection.send(listVisitorMessages, { query: whole }, reading))
  }

/** How a visitor signs in, by the socket that all tabs have in common. */
function entryOf({ tourist, proof, sequenced }: VisitorIdentity, token: string | undefined, who: string) {
  const hello = () => (token ? [outgoing.visitorLogin(token)] : sequenced && proof ? [outgoing.touristLogin(proof)] : [])
  return { hello, connect: commonSocket({ name: tourist ?? who, hello, looksAway: sequenced }) }
}

// our server counts as read only what is looked at; a plain shop has no word for looking away
const attendance = ({ partner, tourist, sequenced }: VisitorIdentity, isLooking: boolean) =>
  outgoing.attend(isLooking || !sequenced ? partner.uid : '0', tourist)

/** What waits goes to who answers now: written to somebody who does not any more, it would be refused. A plain shop knows it by whom it was to. */
async function outboxOf(base: string, who: string, { partner, tourist, sequenced }: VisitorIdentity): Promise<Outbox> {
  const outbox = await openPageOutbox(base, tourist ? `tourist-${tourist}` : who)
  for (const waiting of sequenced ? outbox.list() : []) if (waiting.to !== partner.uid) outbox.put({ ...waiting, to: partner.uid })
  return outbox
}

/** A new message to who answers. */
const addressed = ({ partner, tourist }: VisitorIdentity) => ({
  ...{ clientId: freshId(), to: partner.uid, at: Date.now() },
  ...(tourist ? { from: tourist, tourist } : { from: 'me' }),
})

/** What a failed opening stands in the way with. */
function obstacleIn(error: unknown) {
  const failure: Partial<RequestError> = error instanceof RequestError ? error : { message: String(error) }
  // 110002 to 110004 say that nobody is signed in
  const isOver = failure.kind === 'session' || Math.abs(Number(failure.status) - 110003) < 2
  const state = failure.status === 410136 ? 'nobody' : isOver ? 'ended' : 'failed'
  return { state, isPassing: failure.isPassing, sentence: failure.message } as const
}

/** Opens a visitor's chat; `open()` starts it. */
export function createVisitor({ connection, token, onMessage }: VisitorOptions): Visitor {
  const who = ownerName(token)
  const $state = atom<VisitorState>({ state: 'opening' })
  const $messages = atom<readonly Message[]>([])
  const cards = laterCards(connection, token)
  const $isPartnerOnline = atom(true)
  const [tell, told] = [tellOnce(onMessage), createTold()]
  let [attempt, openings, renewedAt, isLooking] = [0, 0, 0, false]
  let stopSession: (() => void) | undefined

  const current = () => {
    const state = $state.get()
    return state.state === 'open' ? state.session : undefined
  }
  const isMine = (message: Message) => isOwn(current(), message)

  const read = createReadMark(`crm:chat-read:${connection.base}:${who}`, $messages, isMine)

  async function begin(identity: VisitorIdentity): Promise<void> {
    const [{ sequenced }, mine] = [identity, ++attempt]
    const outbox = await outboxOf(connection.base, who, identity)
    if (mine !== attempt) return
    const hasHistory = Boolean(token) || sequenced
    const talk = createTalk(identity.partner.uid, sequenced, historyOf(connection, token, identity))
    const client = createClient({
      address: socketAddress(connection.base, sequenced),
      sequenced,
      outbox,
      preparation: preparationFor(connection, { kind: 'visitor', token, proof: identity.proof }),
      isMine,
      ...entryOf(identity, token, who),
      awaitsSuccess: () => Boolean(token) || (sequenced && Boolean(identity.proof)),
      greeting: () => [attendance(identity, isLooking)],
      talkOf: () => talk,
      talks: () => [talk],
      hasHistory: () => hasHistory,
      onFrame: (frame) => receive(frame, talk, client),
    })
    stopSession?.()
    $state.set({
      state: 'open',
      session: { identity, talk, client, cards, hasHistory, takesPictures: hasHistory, draftName: `${connection.base}:${who}` },
    })
    const stops = [follow(talk, hasHistory), client.$status.listen(watchRefusal), watchPage(client), client.stop]
    stopSession = () => stops.forEach((stop) => stop())
    client.restore()
    client.start()
  }

  function follow(talk: Talk, hasHistory: boolean): () => void {
    const stops = [
      talk.onNews((message) => {
        // the bubble looks for this one
        if (!isMine(message)) keep('crm:chat', 1)
        tell(message, isMine(message))
      }),
      talk.$messages.subscribe((messages) => {
        $messages.set(messages)
        if (isLooking) read.mark()
      }),
      talk.$history.subscribe((history) => read.hear(history, hasHistory, () => talk === current()?.talk && talk.older())),
    ]
    return () => stops.forEach((stop) => stop())
  }

  const receive = createReceiver({ current, told, $isPartnerOnline, changePartner })

  // who answers now is told: asked again, a plain shop might name another agent still
  async function changePartner(partner: Partner) {
    const earlier = current()
    if (!earlier || earlier.identity.partner.uid === partner.uid) return
    earlier.client.stop()
    const identity = { ...earlier.identity, partner }
    keepIdentity(connection.base, who, identity)
    $isPartnerOnline.set(true)
    await begin(identity)
    const session = current()
    if (session?.identity === identity) addNote(session.talk, { what: 'transferred', name: partner.nickname }, session.hasHistory)
  }

  function watchRefusal({ state, sentence }: ClientStatus) {
    if (state !== 'refused') return
    obstruct('ended', sentence)
    // the server no longer knows this tourist: another identity, but not again and again
    if (token || Date.now() - renewedAt < renewAfter) return
    renewedAt = Date.now()
    forgetIdentity(connection.base, who)
    void open()
  }

  async function open(): Promise<void> {
    const mine = ++openings
    if (!current()) $state.set({ state: 'opening' })
    const earlier = recallIdentity(connection.base, who)
    if (earlier && !current()) await begin(earlier)
    const reach = await connection.check()
    if (mine !== openings) return
    if (reach.state === 'cors' || reach.state === 'version') return obstruct(reach.state)
    const before = current()
    try {
      const found = await fetchIdentity(connection, token, who)
      const session = current()
      if (mine !== openings) return
      // handed on meanwhile: the answer may be of before
      if (session && session !== before) return await open()
      const identity = told.take(found)
      keepIdentity(connection.base, who, identity)
      $isPartnerOnline.set(identity.partner.isOnline)
      if (!session || identityOf(session.identity) !== identityOf(identity)) await begin(identity)
    } catch (error) {
      if (mine === openings) refused(error)
    }
  }

  function obstruct(state: Exclude<VisitorState['state'], 'opening' | 'open'>, sentence = '') {
    stopSession?.()
    stopSession = undefined
    $state.set({ state, sentence })
  }

  function refused(error: unknown) {
    const [{ state, isPassing, sentence }, session, mine] = [obstacleIn(error), current(), openings]
    if (!session || state === 'ended') obstruct(state, sentence)
    // a plain shop, asked again in the midst of a talk, might name another agent
    if (isPassing && session?.identity.sequenced !== false) setTimeout(() => mine === openings && void open(), retryAfter)
  }

  function write(message: Pick<Outgoing, 'text'> & Partial<Outgoing>): string {
    const session = current()
    if (!session) throw new TypeError('the chat is not open yet')
    const whole = { ...addressed(session.identity), ...message }
    session.client.write(whole)
    return whole.clientId
  }

  return {
    $state,
    $messages,
    $unread: read.$unread,
    $isPartnerOnline,
    told,
    connection,
    proof: () => proofOf(token, current()?.identity ?? recallIdentity(connection.base, who)),
    open,
    send: (text, more) => write({ text, ...more }),
    ...fileSenders(write),
    look(next) {
      if (next === isLooking) return
      isLooking = next
      if (next) read.mark()
      const session = current()
      session?.client.send(attendance(session.identity, isLooking))
      if (next && session?.identity.sequenced && told.isOld()) void open()
    },
    close() {
      ;[attempt, openings] = [attempt + 1, openings + 1]
      read.stop()
      stopSession?.()
      stopSession = undefined
    },
  }
}
