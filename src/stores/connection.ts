import { atom, type WritableAtom } from 'nanostores'
import { factorySignIn, readMenus, signIn, signOut, type SignInBody } from '#src/api/auth.ts'
import { shopCapabilities, type Capabilities } from '#src/api/capabilities.ts'
import { agentSignIn, agentSignOut } from '#src/api/chat.ts'
import type { Endpoint, Input, Side } from '#src/api/endpoint.ts'
import type { Backend } from '#src/http/backend.ts'
import type { RequestError } from '#src/http/failure.ts'
import { answer, send, type Answer, type SendOptions } from '#src/http/request.ts'
import { baseOf } from '#src/http/url.ts'
import { shared } from '#src/lib/shared.ts'
import { probe, type Reach } from './probe.ts'
import {
  bareSession,
  expiryOf,
  isToken,
  readMenu,
  sessionOf,
  textList,
  type AgentSession,
  type MenuEntry,
  type Session,
} from './session.ts'
import { dropAgent, dropSession, keepAgent, keepSession, recallAgent, recallSession, type Keeping } from './session-keeper.ts'

/** How an element reaches its server; from its attributes. */
export interface ConnectionOptions {
  baseUrl?: unknown
  factoryUrl?: unknown
  /** A token from the host: the session is the host's, nothing of it is stored and no cookie is written. */
  token?: unknown
  factoryToken?: unknown
  /** Whose token it is; a visitor's goes with the chat's own calls. */
  audience?: 'admin' | 'agent' | 'visitor'
}

/**
 * The one way to a server, shared by all elements of the page with the same base URL: its capabilities,
 * its session, its calls. Elements with a token from the host share another one than those without.
 */
export class Connection implements Backend {
  readonly base: string
  readonly credentials: RequestCredentials
  /** Signed-in administrator, or null. */
  readonly $session: WritableAtom<Session | null>
  /** Signed-in agent, or null. */
  readonly $agent: WritableAtom<AgentSession | null>
  readonly $reach = atom<Reach>({ state: 'checking' })
  readonly $menu = atom<MenuEntry[] | null>(null)
  readonly #factory: string
  #factoryToken: string | undefined
  #lastGiven: string | undefined
  #keeping: Keeping = 'tab'
  #checking: Promise<Reach> | undefined
  readonly #isGiven: boolean

  #menuTurn = 0

  constructor(base: string, factory: string, isGiven: boolean) {
    this.base = base
    this.#factory = factory
    this.#isGiven = isGiven
    this.credentials = 'include'
    this.$session = atom(isGiven ? null : recallSession(base))
    this.$agent = atom(isGiven ? null : recallAgent(base))
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
    return side === 'factory' ? this.#factory : this.base
  }

  /** A manufacturing side of its own may be a server that allows no such header. */
  takesKeys(side: Side): boolean {
    return this.capabilities.features.idempotency && this.baseFor(side) === this.base
  }

  tokenFor(side: Side): string | undefined {
    if (side === 'kefu') return this.$agent.get()?.token
    const token = this.$session.get()?.token
    if (side !== 'factory') return token
    return this.#factoryToken ?? (this.#factory === this.base ? token : undefined)
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
    await this.check()
    return send(this, endpoint, input, options)
  }

  /** Like `send`, with the server's sentence. @throws RequestError */
  async answer<In extends Input, Out>(endpoint: Endpoint<In, Out>, input: In, options?: SendOptions): Promise<Answer<Out>> {
    await this.check()
    return answer(this, endpoint, input, options)
  }

  /** Sessions of a page that belongs to the product are kept in its cookies. */
  keepIn(keeping: Keeping): void {
    this.#keeping = keeping
  }

  /** Takes a token from the host, or a newer one; the one that it had before changes nothing. */
  useToken(token: unknown, audience: ConnectionOptions['audience'] = 'admin'): void {
    const text = isToken(token) ? token : undefined
    if (text === this.#lastGiven) return
    this.#lastGiven = text
    if (audience === 'agent') {
      if (text !== this.$agent.get()?.token) this.$agent.set(text ? { token: text, expires: expiryOf(0), agent: null, given: true } : null)
    } else if (audience === 'admin' && text !== this.$session.get()?.token) {
      this.$session.set(text ? bareSession(text, true) : null)
    }
  }

  useFactoryToken(token: unknown): void {
    this.#factoryToken = isToken(token) ? token : undefined
  }

  /** @throws RequestError with the server's sentence; `data.login_captcha` 1 asks for the captcha next time. */
  async signIn(body: SignInBody): Promise<Session> {
    const session = sessionOf(await this.send(signIn, { body }))
    this.keep(session)
    return session
  }

  /** Takes a session, or what has changed in it. */
  keep(session: Session): void {
    this.$session.set(session)
    if (!this.#isGiven) keepSession(this.base, session, this.#keeping)
  }

  /** Signs in at the manufacturing side when that is another server. @throws RequestError */
  async signInFactory(account: string, pwd: string): Promise<void> {
    this.#factoryToken = (await this.send(factorySignIn, { body: { account, pwd } })).token
  }

  /** @throws RequestError */
  async signInAgent(account: string, password: string): Promise<AgentSession> {
    const reply = await this.send(agentSignIn, { body: { account, password } })
    const session = { token: reply.token, expires: expiryOf(reply.exp_time), agent: reply.kefuInfo, given: false }
    this.$agent.set(session)
    if (!this.#isGiven) keepAgent(this.base, session, this.#keeping)
    return session
  }

  /** Ends the session here at once, and at the server if it can be reached. */
  async signOut(): Promise<void> {
    await this.send(signOut, {}).catch(() => {})
    this.#forget('admin')
  }

  async signOutAgent(): Promise<void> {
    await this.send(agentSignOut, {}).catch(() => {})
    this.#forget('kefu')
  }

  sessionEnded(side: Side, token: string | undefined, _error: RequestError): void {
    // an answer to an old token says nothing about the one that is in use by now
    if (token === this.tokenFor(side)) this.#forget(side)
  }

  #forget(side: Side): void {
    if (side === 'factory' && this.#factoryToken) {
      this.#factoryToken = undefined
    } else if (side === 'kefu') {
      if (!this.#isGiven) dropAgent(this.base)
      this.$agent.set(null)
    } else {
      if (!this.#isGiven) dropSession(this.base)
      this.$session.set(null)
      this.$menu.set(null)
    }
  }

  /** Reads menu and permission keys of the signed-in person; what was asked last counts, for whoever is signed in then. @throws RequestError */
  async readMenu(): Promise<MenuEntry[]> {
    const turn = ++this.#menuTurn
    const token = this.tokenFor('admin')
    const reply = await this.send(readMenus, {})
    const menu = readMenu(reply.menus)
    if (turn !== this.#menuTurn || token !== this.tokenFor('admin')) return menu
    this.$menu.set(menu)
    const session = this.$session.get()
    if (session) this.$session.set({ ...session, access: textList(reply.unique) })
    return menu
  }

  /** True when the person has the permission key; super administrators have all (conventions 6). */
  can(key: string): boolean {
    const session = this.$session.get()
    if (!session) return false
    return session.user?.level === 0 || (session.access ?? []).includes(key)
  }
}

const connections = shared('connections', () => new Map<string, Connection>())

/** The connection for an element's attributes; the same one for every element with the same server. */
export function connectionFor(options: ConnectionOptions): Connection {
  const base = baseOf(options.baseUrl)
  const factory = options.factoryUrl ? baseOf(options.factoryUrl) : base
  const isGiven = isToken(options.token) && options.audience !== 'visitor'
  const key = `${isGiven ? `given ${options.audience ?? 'admin'}` : 'page'} ${base} ${factory}`
  let connection = connections.get(key)
  if (!connection) {
    connection = new Connection(base, factory, isGiven)
    connections.set(key, connection)
  }
  if (isGiven) connection.useToken(options.token, options.audience)
  if (options.factoryToken !== undefined) connection.useFactoryToken(options.factoryToken)
  return connection
}
