import { atom, type WritableAtom } from 'nanostores'
import { readMenus, signIn, signOut, type SignInBody } from '#src/api/auth.ts'
import { shopCapabilities, type Capabilities } from '#src/api/capabilities.ts'
import { agentSignIn, agentSignOut } from '#src/api/chat.ts'
import type { Endpoint, Id, Input, ReplyOf, Side } from '#src/api/endpoint.ts'
import type { Backend } from '#src/http/backend.ts'
import { RequestError } from '#src/http/failure.ts'
import { answer, type Answer, type SendOptions } from '#src/http/request.ts'
import { claimOf, keyOf, type Claim, type ConnectionOptions } from './claim.ts'
import { shared } from '#src/lib/shared.ts'
import { probe, type Reach } from './probe.ts'
import { bareAgent, bareSession, expiryOf, readMenu, sessionOf, textList } from './session.ts'
import type { AgentSession, MenuEntry, Session } from './session.ts'
import {
  clearRemains,
  keepAgent,
  keepSession,
  leaveAgent,
  leaveSession,
  recallAgent,
  recallSession,
  updateSession,
  type SessionStorageKind,
} from './session-storage.ts'
import { isToken } from './token.ts'

export type { ConnectionOptions } from './claim.ts'

/**
 * The one way to a server, shared by all elements of the page with the same base URL and the same token: its capabilities,
 * its session, its calls. Elements without a token from the host share the session of the page.
 */
export class Connection implements Backend {
  readonly base: string
  readonly credentials: RequestCredentials
  /** Signed-in administrator, or null. */
  readonly $session: WritableAtom<Session | null>
  /** Signed-in agent, or null. */
  readonly $agent: WritableAtom<AgentSession | null>
  readonly $reach = atom<Reach>({ state: 'checking' })
  /** The server serves this session nothing until its screen is unlocked. */
  readonly $isLocked = atom(false)
  readonly $menu = atom<MenuEntry[] | null>(null)
  /** Sides whose session ended by the will of its person: nothing has expired. */
  readonly left = new Set<Side>()
  /** Bytes of the pieces in which films go to a plain shop, where an element was told. */
  pieceSize?: number
  /** Told of every call that may have changed what was read, refused ones too. */
  onWritten?: (call: Endpoint) => void
  /** The manufacturing side: this server, or another one with a session of its own. */
  readonly $factory: WritableAtom<Connection> = atom(this)
  /** The token was replaced by one of somebody else, for whom there is another connection: this one asks nothing any more. */
  readonly $isOver = atom(false)
  readonly #isGiven: boolean
  readonly #isAgents: boolean
  #given: string | undefined
  /** Whose session it was last, as far as the server told. */
  #owner: Id | undefined
  #proof: Promise<void> | undefined
  #wholeFor: string | undefined
  #isShown = false
  #named = Promise.resolve()
  #storage: SessionStorageKind = 'tab'
  #checking: Promise<Reach> | undefined
  #menuTurn = 0

  constructor({ base, who, token, credentials }: Pick<Claim, 'base' | 'who' | 'token' | 'credentials'>) {
    this.base = base
    this.credentials = credentials
    this.#isGiven = who !== 'page'
    this.#isAgents = who === 'agent'
    this.#given = token
    this.$session = atom(who === 'page' ? recallSession(base) : who === 'admin' ? bareSession(token!, true) : null)
    this.$agent = atom(who === 'page' ? recallAgent(base) : who === 'agent' ? bareAgent(token!) : null)
  }

  get kind(): 'shop' | 'own' | 'unknown' {
    const reach = this.$reach.get()
    return reach.state === 'ready' ? reach.capabilities.kind : 'unknown'
  }

  /** What the server can carry; a plain shop's until it has answered. */
  get capabilities(): Capabilities {
    const reach = this.$reach.get()
    return reach.state === 'ready' ? reach.capabilities : shopCapabilities
  }

  baseFor(side: Side): string {
    return side === 'factory' ? this.$factory.get().base : this.base
  }

  /** A manufacturing side of its own may be a server that allows no such header. */
  takesKeys(side: Side): boolean {
    return this.capabilities.features.idempotency && this.baseFor(side) === this.base
  }

  tokenFor(side: Side): string | undefined {
    if (side === 'kefu') return this.$agent.get()?.token
    return (side === 'factory' ? this.$factory.get() : this).$session.get()?.token
  }

  /** Asks once what the server is and can; again with `again` (after an error card's retry). */
  check(again = false): Promise<Reach> {
    if (again) this.#checking = undefined
    this.#checking ??= this.#probe()
    return this.#checking
  }

  async #probe(): Promise<Reach> {
    if (this.$reach.get().state !== 'ready') this.$reach.set({ state: 'checking' })
    const reach = await probe(this)
    this.$reach.set(reach)
    if (reach.state !== 'ready') this.#checking = undefined
    return reach
  }

  /** @throws RequestError */
  async send<In extends Input, Out>(endpoint: Endpoint<In, Out>, input: In, options?: SendOptions): Promise<Out> {
    return (await this.answer(endpoint, input, options)).data
  }

  /** Like `send`, with the server's sentence. @throws RequestError */
  async answer<In extends Input, Out>(endpoint: Endpoint<In, Out>, input: In, options?: SendOptions): Promise<Answer<Out>> {
    await this.check()
    if (this.#proof) await this.#proof
    this.#refuseOver()
    try {
      return await answer(this, endpoint, input, options)
    } catch (error) {
      if ((error as RequestError).code === 'SESSION_LOCKED') this.$isLocked.set(true)
      throw error
    } finally {
      if (endpoint.method !== 'GET' && !endpoint.keepsReads && !options?.isRead) this.onWritten?.(endpoint)
    }
  }

  // nothing that one person did goes out in the name of another
  #refuseOver(): void {
    if (this.$isOver.get()) throw new RequestError({ kind: 'aborted', status: 0, code: '', message: '' })
  }

  /** Sessions of a page that belongs to the product are kept in its cookies. */
  storeIn(storage: SessionStorageKind): void {
    this.#storage = storage
    if (storage === 'cookie' && !this.#isGiven) clearRemains(this.base)
    const factory = this.$factory.get()
    if (factory !== this) factory.storeIn(storage)
  }

  /** Takes a newer token from the host; until the server said whose it is, calls wait. The one that it had before changes nothing. */
  useToken(token: unknown): void {
    if (!isToken(token) || token === this.#given) return
    const before = this.#given
    this.#given = token
    // nobody's work is open with it
    if (!this.#isShown) return this.#isAgents ? this.$agent.set(bareAgent(token)) : this.$session.set(bareSession(token, true))
    this.#proof = this.#prove(token, before)
    this.#proof.catch(() => {})
  }

  // whatever the server says of the token that it had before, work that is open is shown to nobody but the person it is of
  async #prove(token: string, before: string | undefined): Promise<void> {
    const { proveOwner } = await import('./prove-owner.ts')
    const owner = this.#ownerNow()
    const proof = await proveOwner(this, this.#isAgents, { token, before, expected: owner, isWanted: () => token === this.#given })
    if (token !== this.#given) return
    this.#proof = undefined
    if (proof.is === 'other') return this.$isOver.set(true)
    if (proof.is === 'refused') return (this.#isAgents ? this.$agent : this.$session).set(null)
    if (this.#isAgents) this.$agent.set({ ...bareAgent(token), agent: proof.agent })
    else this.$session.set({ ...(this.$session.get() ?? bareSession(token, true)), token, user: proof.user, given: true })
  }

  #ownerNow(): Id | undefined {
    return (this.#isAgents ? this.$agent.get()?.agent?.uid : this.$session.get()?.user?.id) ?? this.#owner
  }

  /**
   * Reads what a sign-in would have told besides: the person of a token, site name and logo as they are now, modules. Once for each
   * token; resolves when the person is known.
   */
  complete(): Promise<void> {
    this.#isShown = true
    const token = this.$session.get()?.token
    if (token && token !== this.#wholeFor) {
      this.#wholeFor = token
      this.#named = import('./whole-session.ts').then(({ completeSession }) => completeSession(this, token)).catch(() => {})
    }
    return this.#named
  }

  /** Adds what was read about the session. */
  learn(part: Partial<Session>): void {
    const before = this.$session.get()
    if (!before) return
    const session = { ...before, ...part }
    this.$session.set(session)
    if (!this.#isGiven) updateSession(this.base, session)
  }

  /** @throws RequestError with the server's sentence; `data.login_captcha` 1 asks for the captcha next time. */
  async signIn(body: SignInBody): Promise<Session> {
    const session = sessionOf(await this.send(signIn, { body }))
    this.#wholeFor = session.token
    this.keep(session)
    return session
  }

  /** Takes a session, or what has changed in it. */
  keep(session: Session): void {
    this.$session.set(session)
    if (!this.#isGiven) keepSession(this.base, session, this.#storage)
  }

  /** @throws RequestError */
  async signInAgent(account: string, password: string): Promise<AgentSession> {
    return this.keepAgent(await this.send(agentSignIn, { body: { account, password } }))
  }

  /** Takes the session of an agent as a server opened it; an administrator's stays beside it. */
  keepAgent(reply: ReplyOf<typeof agentSignIn>): AgentSession {
    const session = { token: reply.token, expires: expiryOf(reply.exp_time), agent: reply.kefuInfo, given: false }
    this.$agent.set(session)
    if (!this.#isGiven) keepAgent(this.base, session, this.#storage)
    return session
  }

  /** Ends the session here at once, and at the server if it can be reached; that of another manufacturing side with it. */
  async signOut(): Promise<void> {
    const factory = this.$factory.get()
    const ends = factory !== this && factory.$session.get() ? factory.signOut() : undefined
    await this.send(signOut, {}).catch(() => {})
    this.#forget('admin')
    await ends
  }

  async signOutAgent(): Promise<void> {
    await this.send(agentSignOut, {}).catch(() => {})
    this.#forget('kefu')
  }

  sessionEnded(side: Side, token: string | undefined, error: RequestError): void {
    const factory = this.$factory.get()
    if (side === 'factory' && factory !== this) return factory.sessionEnded('admin', token, error)
    // an answer to an old token says nothing about the one that is in use by now
    if (token === this.tokenFor(side)) this.#forget(side, true)
  }

  #forget(side: Side, takesNewer = false): void {
    this.#owner = this.#ownerNow()
    const token = this.tokenFor(side)
    // a refusal to who has left says nothing new
    if (token) this.left[takesNewer ? 'delete' : 'add'](side)
    if (side === 'kefu') return this.$agent.set(this.#isGiven ? null : leaveAgent(this.base, token, takesNewer))
    this.$session.set(this.#isGiven ? null : leaveSession(this.base, token, takesNewer))
    this.$isLocked.set(false)
    this.$menu.set(null)
  }

  /** Reads menu and permission keys of the signed-in person; what was asked last counts, for whoever is signed in then. @throws RequestError */
  async readMenu(): Promise<MenuEntry[]> {
    const turn = ++this.#menuTurn
    // what is kept for a person is kept under their name
    if (this.#isGiven && !this.$session.get()?.user) await this.complete()
    const token = this.tokenFor('admin')
    const reply = await this.send(readMenus, {})
    const [menu, session] = [readMenu(reply.menus), this.$session.get()]
    if (turn !== this.#menuTurn || token !== this.tokenFor('admin')) return menu
    this.$menu.set(menu)
    const modules = Array.isArray(reply.site_func) && { modules: textList(reply.site_func) }
    if (session) this.$session.set({ ...session, access: textList(reply.unique), ...modules })
    return menu
  }

  /** True when the person has the permission key; super administrators have all (conventions 6). */
  can(key: string): boolean {
    const session = this.$session.get()
    if (!session) return false
    return session.user?.level === 0 || (session.access ?? []).includes(key)
  }
}

/** All of the page, by `keyOf` their claims. */
export const connections = shared('connections', () => new Map<string, Connection>())

/** The connection for an element's attributes; the same one for every element with the same server and the same tokens. */
export function connectionFor(options: ConnectionOptions): Connection {
  const claim = claimOf(options)
  const key = keyOf(claim)
  let connection = connections.get(key)
  if (!connection || connection.$isOver.get()) {
    connection = new Connection(claim)
    connections.set(key, connection)
    if (claim.factory) connection.$factory.set(connectionFor(claim.factory))
  }
  return connection
}
