import { bareSession, isToken, type AgentSession, type Session } from './session.ts'

/**
 * Where a session is kept between page loads. `cookie`: the console's own cookies (specification 4), for
 * pages that belong to the product. `tab`: our own key in sessionStorage, for elements in somebody's page.
 */
export type Keeping = 'cookie' | 'tab'

const adminCookies = ['token', 'uuid', 'expires_time'] as const
const agentCookies = ['kefu_token', 'kefu_uuid', 'kefu_expires_time', 'kefuInfo'] as const

function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return entry === undefined ? undefined : decodeURIComponent(entry.slice(name.length + 1))
}

function writeCookie(name: string, value: string, expires: number): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;samesite=lax;expires=${new Date(expires).toUTCString()}${secure}`
}

function storage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[kind]
  } catch {
    return undefined
  }
}

function readJson<T>(kind: 'localStorage' | 'sessionStorage', key: string): T | undefined {
  try {
    return JSON.parse(storage(kind)?.getItem(key) ?? '') as T
  } catch {
    return undefined
  }
}

const isOwnOrigin = (base: string) => base === location.origin || base.startsWith(`${location.origin}/`)
const profileKey = (base: string) => `crm:session:${base}`
const agentKey = (base: string) => `crm:agent:${base}`

/** The page's session at a server, or null. The shared cookies count only for the page's own origin. */
export function recallSession(base: string): Session | null {
  if (typeof document === 'undefined') return null
  const tab = readJson<Session>('sessionStorage', profileKey(base))
  if (tab && isToken(tab.token) && tab.expires > Date.now()) return tab
  const token = isOwnOrigin(base) ? readCookie('token') : undefined
  if (!isToken(token)) return null
  const profile = readJson<Partial<Session>>('localStorage', profileKey(base))
  const isSame = profile?.user && String(profile.user.id) === readCookie('uuid')
  const expires = Number(readCookie('expires_time')) * 1000
  const session = { ...bareSession(token, false), ...(isSame ? profile : {}), token, given: false }
  return Number.isFinite(expires) && expires > 0 ? { ...session, expires } : session
}

export function keepSession(base: string, session: Session, keeping: Keeping): void {
  if (keeping === 'tab') {
    storage('sessionStorage')?.setItem(profileKey(base), JSON.stringify(session))
    return
  }
  writeCookie('token', session.token, session.expires)
  writeCookie('uuid', String(session.user?.id ?? ''), session.expires)
  writeCookie('expires_time', String(Math.floor(session.expires / 1000)), session.expires)
  // menus and names are no secret; the token stays in its cookie
  storage('localStorage')?.setItem(profileKey(base), JSON.stringify({ ...session, token: '' }))
}

/** Forgets the session: only our own keys and the three cookies go; drafts, outbox and queues stay. */
export function dropSession(base: string): void {
  storage('sessionStorage')?.removeItem(profileKey(base))
  storage('localStorage')?.removeItem(profileKey(base))
  if (isOwnOrigin(base)) for (const name of adminCookies) writeCookie(name, '', 0)
}

export function recallAgent(base: string): AgentSession | null {
  if (typeof document === 'undefined') return null
  const tab = readJson<AgentSession>('sessionStorage', agentKey(base))
  if (tab && isToken(tab.token) && tab.expires > Date.now()) return tab
  const token = isOwnOrigin(base) ? readCookie('kefu_token') : undefined
  if (!isToken(token)) return null
  const expires = Number(readCookie('kefu_expires_time')) * 1000
  return { token, expires: expires || Date.now() + 86_400_000, agent: agentOf(readCookie('kefuInfo')), given: false }
}

function agentOf(text: string | undefined): AgentSession['agent'] {
  try {
    return JSON.parse(text ?? '') as AgentSession['agent']
  } catch {
    return null
  }
}

export function keepAgent(base: string, session: AgentSession, keeping: Keeping): void {
  if (keeping === 'tab') {
    storage('sessionStorage')?.setItem(agentKey(base), JSON.stringify(session))
    return
  }
  writeCookie('kefu_token', session.token, session.expires)
  writeCookie('kefu_uuid', String(session.agent?.uid ?? ''), session.expires)
  writeCookie('kefu_expires_time', String(Math.floor(session.expires / 1000)), session.expires)
  writeCookie('kefuInfo', JSON.stringify(session.agent), session.expires)
}

export function dropAgent(base: string): void {
  storage('sessionStorage')?.removeItem(agentKey(base))
  if (isOwnOrigin(base)) for (const name of agentCookies) writeCookie(name, '', 0)
}
