import { jsonText } from '#src/lib/json-text.ts'
import { cookiesOf, dropCookies, keepCookies } from './session-cookies.ts'
import { bareSession, type AgentSession, type Session } from './session.ts'
import { isToken } from './token.ts'

/**
 * Where a session is kept between page loads. `cookie`: the console's own cookies (specification 4), for
 * pages that belong to the product. `tab`: our own key in sessionStorage, for elements in somebody's page.
 */
export type SessionStorageKind = 'cookie' | 'tab'

type Kind = 'localStorage' | 'sessionStorage'

function storage(kind: Kind): Storage | undefined {
  try {
    return globalThis[kind]
  } catch {
    return undefined
  }
}

function readJson<T>(kind: Kind, key: string): T | undefined {
  try {
    return (JSON.parse(storage(kind)?.getItem(key) ?? '') ?? undefined) as T | undefined
  } catch {
    return undefined
  }
}

const write = (kind: Kind, key: string, value: unknown) => storage(kind)?.setItem(key, jsonText(value))

// the cookies are the page's own server's: another one, in a folder beside it too, has its session under its address
const isOwn = (base: string) => base === location.origin
const profileKey = (base: string) => `crm:session:${base}`
const agentKey = (base: string) => `crm:agent:${base}`

type StoredSession = Partial<Session & AgentSession>

function living<T extends StoredSession>(kind: Kind, key: string): T | undefined {
  const stored = readJson<T>(kind, key)
  return stored && isToken(stored.token) && Number(stored.expires) > Date.now() ? stored : undefined
}

/** The page's session at a server, or null. */
export function recallSession(base: string): Session | null {
  if (typeof document === 'undefined') return null
  const whole = living<Session>('sessionStorage', profileKey(base)) ?? living<Session>('localStorage', profileKey(base))
  if (whole) return whole
  const cookies = isOwn(base) ? cookiesOf('admin') : undefined
  if (!cookies) return null
  const profile = readJson<Partial<Session>>('localStorage', profileKey(base))
  const isSame = profile?.user && String(profile.user.id) === cookies.uuid
  return { ...bareSession(cookies.token, false), ...(isSame ? profile : {}), token: cookies.token, expires: cookies.expires, given: false }
}

export function keepSession(base: string, session: Session, kind: SessionStorageKind): void {
  if (kind === 'tab') return write('sessionStorage', profileKey(base), session)
  if (isOwn(base)) keepCookies('admin', { token: session.token, uuid: String(session.user?.id ?? ''), expires: session.expires })
  // menus and names are no secret; a token of the page's own server stays in its cookie
  write('localStorage', profileKey(base), isOwn(base) ? { ...session, token: '' } : session)
}

/** Renews what is known about a kept session, where it lies; a token is written nowhere anew. */
export function updateSession(base: string, session: Session): void {
  for (const kind of ['sessionStorage', 'localStorage'] as const) {
    const stored = readJson<StoredSession>(kind, profileKey(base))
    if (!stored || (isToken(stored.token) && stored.token !== session.token)) continue
    write(kind, profileKey(base), { ...session, token: stored.token })
  }
}

/**
 * Forgets the session with this token: only our own keys and the three cookies go; drafts, outbox and queues stay. What another
 * tab has kept since is a newer session and stays, too.
 */
export function dropSession(base: string, token: string | undefined): void {
  const cookies = isOwn(base) ? cookiesOf('admin') : undefined
  drop(profileKey(base), token, cookies?.token)
  if (cookies && cookies.token === token) dropCookies('admin')
}

function drop(key: string, token: string | undefined, cookie: string | undefined): void {
  for (const kind of ['sessionStorage', 'localStorage'] as const) {
    const stored = readJson<StoredSession>(kind, key)
    if (stored && (stored.token || cookie || token) === token) storage(kind)?.removeItem(key)
  }
}

/** A token that is none, in cookies of ours, leaves nothing behind (specification 4); for pages that belong to the product. */
export function clearRemains(base: string): void {
  if (typeof document === 'undefined' || recallSession(base)) return
  storage('localStorage')?.removeItem(profileKey(base))
  if (isOwn(base)) dropCookies('admin', { isEmpty: true })
}

export function recallAgent(base: string): AgentSession | null {
  if (typeof document === 'undefined') return null
  const whole = living<AgentSession>('sessionStorage', agentKey(base)) ?? living<AgentSession>('localStorage', agentKey(base))
  if (whole) return whole
  const cookies = isOwn(base) ? cookiesOf('agent') : undefined
  if (!cookies) return null
  return { token: cookies.token, expires: cookies.expires, agent: agentOf(cookies.info), given: false }
}

function agentOf(text: string | undefined): AgentSession['agent'] {
  try {
    return JSON.parse(text ?? '') as AgentSession['agent']
  } catch {
    return null
  }
}

export function keepAgent(base: string, session: AgentSession, kind: SessionStorageKind): void {
  if (kind === 'tab') return write('sessionStorage', agentKey(base), session)
  if (!isOwn(base)) return write('localStorage', agentKey(base), session)
  const info = jsonText(session.agent)
  keepCookies('agent', { token: session.token, uuid: String(session.agent?.uid ?? ''), expires: session.expires, info })
}

/** As `dropSession`, for an agent's. */
export function dropAgent(base: string, token: string | undefined): void {
  const cookies = isOwn(base) ? cookiesOf('agent') : undefined
  drop(agentKey(base), token, cookies?.token)
  if (cookies && cookies.token === token) dropCookies('agent')
}

const otherThan = <S extends { token: string }>(token: string | undefined, found: S | null) => (found?.token === token ? null : found)

/** Forgets a session; what another tab has kept since is a session of this page as well, where it is wanted. */
export function leaveSession(base: string, token: string | undefined, takesNewer: boolean): Session | null {
  dropSession(base, token)
  return takesNewer ? otherThan(token, recallSession(base)) : null
}

/** As `leaveSession`, for an agent's. */
export function leaveAgent(base: string, token: string | undefined, takesNewer: boolean): AgentSession | null {
  dropAgent(base, token)
  return takesNewer ? otherThan(token, recallAgent(base)) : null
}
