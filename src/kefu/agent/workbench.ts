import { atom, computed, type ReadableAtom } from 'nanostores'
import { listMessages, readAgent, type Agent } from '#src/api/chat.ts'
import type { Connection } from '#src/stores/connection.ts'
import { knownServer } from '#src/stores/known-server.ts'
import { freshId } from '#src/lib/random-id.ts'
import { agentCards } from '../client/agent-cards.ts'
import type { Cards } from '../client/cards.ts'
import { createClient, type ChatClient } from '../client/client.ts'
import { openPageOutbox, socketAddress } from '../client/page-outbox.ts'
import { commonSocket } from '../client/tabs/common-socket.ts'
import { reading } from '../client/patience.ts'
import { fileSenders } from '../client/keep-picture.ts'
import { createTalk, type ReadHistory, type Talk } from '../client/talk.ts'
import { createWindow } from '../client/window.ts'
import { tellOnce } from '../client/tell-once.ts'
import { watchPage } from '../client/watch.ts'
import { keep, recall } from '../page-storage.ts'
import { readAvatar } from '../wire/avatar.ts'
import type { Conversation } from '../wire/conversation.ts'
import { outgoing, wireId } from '../wire/frame.ts'
import { preparationFor } from '../sending/preparation.ts'
import { readMessages, type Message, type Outgoing } from '../wire/message.ts'
import { createColleagues, type Colleagues } from './colleagues/colleagues.ts'
import { createConversationList, type ConversationList } from './conversations.ts'
import { createReceiver, type Transfer } from './receive.ts'
import { createWish } from './wish.ts'

/** Who is signed in at the workbench. */
export interface Self {
  uid: string
  nickname: string
  avatar: string
  /** May act on orders of customers. */
  mayAct: boolean
}

/** The agent's work: a line, the conversations on it, and the one that is open. */
export interface Workbench {
  readonly self: Self
  readonly client: ChatClient
  readonly cards: Cards
  readonly list: ConversationList
  readonly $open: ReadableAtom<string | null>
  readonly $isOnline: ReadableAtom<boolean>
  /** Prefix for drafts. */
  readonly draftName: string
  readonly colleagues: Colleagues
  talkOf(uid: string): Talk
  isMine(message: Message): boolean
  open(uid: string | null): void
  /** A visitor is being taken over by this agent: nobody has to be told that they come. */
  expect(uid: string): void
  setOnline(isOnline: boolean): void
  /** Sends to the open conversation; the key of the message. @throws TypeError when none is open */
  send(text: string): string
  /** Sends a card of a product by its id, or of an order by its number. @throws TypeError when no conversation is open */
  sendCard(kind: 'product' | 'order', what: string): string
  /** Sends a picture; the key of its message. @throws TypeError when no conversation is open */
  sendPicture(file: File): string
  /** Sends a file that is no picture, where the server takes such. @throws TypeError when no conversation is open */
  sendFile(file: File): string
  /** Tells the socket and the server that the agent leaves, and forgets the session here; never throws. */
  signOut(): Promise<void>
  stop(): void
}

export interface WorkbenchOptions {
  connection: Connection
  onMessage(message: Message, isMine: boolean): void
  onTransfer?(transfer: Transfer): void
}

/** The conversation that was open before a reload. */
interface Earlier {
  uid: string
  isTourist: boolean
}

const selfOf = (agent: Pick<Agent, 'uid' | 'nickname' | 'avatar' | 'customer'>, kind: Connection['kind']): Self => ({
  uid: String(agent.uid),
  nickname: agent.nickname,
  avatar: readAvatar(agent.avatar),
  // at a plain shop `customer` is about the shop's own phone pages: at the desk it forbids nothing
  mayAct: kind !== 'own' || agent.customer !== 0,
})

const isSeen = () => typeof document === 'undefined' || document.visibilityState === 'visible'

function chosen(uid: string | null): string {
  if (uid === null) throw new TypeError('no conversation is open')
  return uid
}

type Write = (message: Pick<Outgoing, 'text'> & Partial<Outgoing>) => string

const speech = (write: Write): Pick<Workbench, 'send' | 'sendCard' | 'sendPicture' | 'sendFile'> => ({
  send: (text) => write({ text }),
  sendCard: (kind, text) => write({ text, kind }),
  ...fileSenders(write),
})

/** What is written stands behind the newest: somebody who looks further up goes there. */
function atNewest(uid: string, talkOf: (uid: string) => Talk): string {
  const talk = talkOf(uid)
  if (talk.window.$isBehind.get()) void talk.toNewest()
  return uid
}

/** A conversation is opened where its unread messages begin. */
function markUnread(row: Conversation | undefined, talkOf: (uid: string) => Talk): void {
  if (!row) return
  const { window } = talkOf(row.uid)
  if (row.unread > 0 && row.readSeq !== undefined) window.openAt(row.readSeq, row.unread)
  else window.unmark()
}

function leave(connection: Connection, client: ChatClient, uid: string): Promise<void> {
  // what was sent before the socket closes still arrives
  client.send(outgoing.logout(uid))
  client.stop()
  return connection.signOutAgent()
}

/** How an agent signs in, by the socket that all tabs have in common. */
function entryOf(connection: Connection, { uid }: Self, sequenced: boolean) {
  const hello = () => [outgoing.agentLogin(connection.tokenFor('kefu') ?? '')]
  return { hello, connect: commonSocket({ name: `agent-${uid}`, hello, looksAway: sequenced }) }
}

// the end of a token tells sessions apart, and nothing else
const wishOf = (connection: Connection, draftName: string) =>
  createWish(`crm:chat-away:${draftName}`, (connection.tokenFor('kefu') ?? '').slice(-12))

/** When that fails, the thread says so and offers to try again. */
const readOn = (talk: Talk) => void talk.catchUp().catch(() => {})

interface TurnBack {
  $open: ReadableAtom<string | null>
  mayTurn(): boolean
  attend(): void
  talkOf(uid: string): Talk
}

/** Another tab of this browser may have turned the common socket to what it shows: what is open here is attended to again. */
const turnBack =
  ({ $open, mayTurn, attend, talkOf }: TurnBack) =>
  (uid: string, isTold: boolean) => {
    if (uid !== $open.get() || !mayTurn()) return
    attend()
    if (!isTold) readOn(talkOf(uid))
  }

/** Tells of what is new in a conversation, and keeps its row as its newest message says. */
function follow(talk: Talk, list: ConversationList, hear: (message: Message) => void): () => void {
  const stops = [
    talk.onNews(hear),
    talk.$messages.listen((messages) => {
      const newest = messages.findLast(({ state }) => state === 'sent')
      if (newest && newest.at >= (list.find(talk.partner)?.at ?? 0)) list.follow(talk.partner, newest)
    }),
  ]
  return () => stops.forEach((stop) => stop())
}

/**
 * Opens the workbench of the agent who is signed in.
 * @throws RequestError when the server does not say who that is, or what it is
 */
export async function openWorkbench({ connection, onMessage, onTransfer }: WorkbenchOptions): Promise<Workbench> {
  await connection.check()
  const self = selfOf(await connection.send(readAgent, {}, reading), connection.kind)
  const sequenced = (await knownServer(connection)).features.chatSequence
  const outbox = await openPageOutbox(connection.base, `agent-${self.uid}`)
  const list = createConversationList(connection)
  const [talks, stops] = [new Map<string, Talk>(), [] as (() => void)[]]
  const draftName = `${connection.base}:agent-${self.uid}`
  const openKey = `crm:chat-open:${draftName}`
  const earlier = recall<Earlier>(openKey)
  const [$open, wish] = [atom<string | null>(null), wishOf(connection, draftName)]
  const isMine = (message: Message) => message.from === self.uid
  // a shop asks whether it is a tourist; after a reload that must be known before the list is
  const isTourist = (uid: string) => list.find(uid)?.isTourist ?? (earlier?.uid === uid && earlier.isTourist)
  const tell = tellOnce(onMessage)
  const [colleagues, expected] = [createColleagues(), new Set<string>()]

  function talkOf(uid: string): Talk {
    const existing = talks.get(uid)
    if (existing) return existing
    const is_tourist = isTourist(uid) ? 1 : 0
    const read: ReadHistory = async (query) =>
      readMessages(await connection.send(listMessages, { query: { uid: wireId(uid), ...query, is_tourist } }, reading))
    const talk = createTalk(uid, sequenced, read, createWindow())
    talks.set(uid, talk)
    stops.push(follow(talk, list, (message) => tell(message, isMine(message))))
    return talk
  }

  // our server counts as read only what can be seen; a plain shop has no word for looking away
  const attendance = () => {
    const uid = $open.get()
    return uid !== null && (isSeen() || !sequenced) ? [outgoing.attend(uid)] : sequenced ? [outgoing.attend('0')] : []
  }
  const attend = () => {
    for (const frame of attendance()) client.send(frame)
    const uid = $open.get()
    if (uid !== null && isSeen()) list.change(uid, { unread: 0 })
  }

  const onCounted = turnBack({ $open, attend, talkOf, mayTurn: () => isSeen() || !sequenced })
  const heard = { onMessage: tell, onTransfer: passOn, onAnswering: colleagues.hear, onCounted }
  const client = createClient({
    address: socketAddress(connection.base, sequenced),
    sequenced,
    outbox,
    preparation: preparationFor(connection, { kind: 'agent' }),
    isMine,
    ...entryOf(connection, self, sequenced),
    awaitsSuccess: () => true,
    greeting: () => [...attendance(), ...(wish.$isOnline.get() ? [] : [outgoing.presence(false)])],
    talkOf,
    talks: () => [...talks.values()].filter((talk) => talk.$history.get() !== 'unread' || talk.partner === $open.get()),
    hasHistory: () => true,
    refresh: list.refresh,
    onFrame: createReceiver({ list, talks, talkOf, mend: (talk) => client.mend(talk), ...heard }),
  })
  function open(uid: string | null) {
    markUnread(uid === null ? undefined : list.find(uid), talkOf)
    $open.set(uid)
    keep(openKey, uid === null ? undefined : { uid, isTourist: isTourist(uid) })
    attend()
    if (uid !== null) readOn(talkOf(uid))
  }

  // what somebody else answers now is open here no longer
  function passOn(transfer: Transfer) {
    if (!transfer.isReceived && $open.get() === transfer.uid) open(null)
    if (!transfer.isReceived || !expected.delete(transfer.uid)) onTransfer?.(transfer)
  }

  function write(message: Pick<Outgoing, 'text'> & Partial<Outgoing>): string {
    const to = atNewest(chosen($open.get()), talkOf)
    const whole = { clientId: freshId(), from: self.uid, to, at: Date.now(), toTourist: isTourist(to), ...message }
    client.write(whole)
    return whole.clientId
  }
  stops.push(watchPage(client, attend), client.stop, list.presence.stop, colleagues.stop, wish.stop)
  client.restore()
  client.start()
  // after a reload the work goes on where it was
  if (earlier?.uid) open(earlier.uid)

  return {
    self,
    client,
    cards: agentCards(connection),
    list,
    $open,
    $isOnline: computed([wish.$isOnline, client.$status], (wanted, { state }) => wanted && state === 'online'),
    draftName,
    colleagues,
    talkOf,
    isMine,
    open,
    expect: (uid) => void expected.add(uid),
    setOnline(isOnline) {
      if (client.send(outgoing.presence(isOnline))) wish.set(isOnline)
    },
    ...speech(write),
    signOut: () => leave(connection, client, self.uid),
    stop: () => stops.forEach((stop) => stop()),
  }
}
