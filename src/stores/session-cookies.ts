import { isToken } from './token.ts'

/** What the cookies of a session say. `expires` in milliseconds since 1970. */
export interface SessionCookies {
  token: string
  uuid: string
  expires: number
  /** Agents only: who it is, as JSON. */
  info?: string
}

const names = {
  admin: { token: 'token', uuid: 'uuid', expires: 'expires_time', info: '' },
  agent: { token: 'kefu_token', uuid: 'kefu_uuid', expires: 'kefu_expires_time', info: 'kefuInfo' },
} as const

type Who = keyof typeof names

// another program's cookie may hold anything
function read(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  if (entry === undefined || name === '') return undefined
  const text = entry.slice(name.length + 1)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function write(name: string, value: string, expires: number): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;samesite=lax;expires=${new Date(expires).toUTCString()}${secure}`
}

/**
 * The cookies of the specification (4, conventions 1), as far as they are a session's: a `token` without its two companions, the
 * person's number and the end in unix seconds, is another program's and is neither taken nor removed.
 */
function ours(who: Who): SessionCookies | undefined {
  const { token, uuid, expires, info } = names[who]
  const [number, seconds] = [read(uuid), Number(read(expires) ?? NaN)]
  if (number === undefined || !/^\d*$/.test(number) || !(seconds > 0)) return undefined
  return { token: read(token) ?? '', uuid: number, expires: seconds * 1000, info: read(info) }
}

/** The session that the page's cookies hold, or undefined. Never throws. */
export function cookiesOf(who: Who): SessionCookies | undefined {
  const found = ours(who)
  return found && isToken(found.token) && found.expires > Date.now() ? found : undefined
}

export function keepCookies(who: Who, { token, uuid, expires, info }: SessionCookies): void {
  const name = names[who]
  write(name.token, token, expires)
  write(name.uuid, uuid, expires)
  write(name.expires, String(Math.floor(expires / 1000)), expires)
  if (name.info) write(name.info, info ?? '', expires)
}

/** Removes them, if they are ours; with `isEmpty` only those that hold no token. */
export function dropCookies(who: Who, { isEmpty = false } = {}): void {
  const found = ours(who)
  if (!found || (isEmpty && isToken(found.token))) return
  for (const name of Object.values(names[who])) if (name) write(name, '', 0)
}
