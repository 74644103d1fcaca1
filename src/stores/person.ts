import type { Session } from './session.ts'

type Known = Partial<Pick<Session, 'user' | 'token'>> | null | undefined

/** The administrator's id that a shop's token carries: it stays when the token is renewed (conventions 1, token). */
function idIn(token: string): string | undefined {
  try {
    const claims = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as { jti?: { id?: unknown } | string }
    const jti = typeof claims.jti === 'string' ? (JSON.parse(claims.jti) as { id?: unknown }) : claims.jti
    return jti?.id === undefined ? undefined : String(jti.id)
  } catch {
    return undefined
  }
}

// it only tells people of one device apart, and says nothing of the token
function markOf(token: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < token.length; at++) hash = Math.imul(hash ^ token.charCodeAt(at), 0x01000193)
  return `t${(hash >>> 0).toString(36)}`
}

/**
 * What the signed-in person is called in what is kept on this device, the surest first: by the id, also of a host's token that
 * carries one; by a mark of a token that says nothing, which a renewed one does not have. Empty when nobody is signed in.
 */
export function personNames(session: Known): readonly string[] {
  const { user, token = '' } = session ?? {}
  const id = user ? String(user.id) : idIn(token)
  return [id, token && !idIn(token) ? markOf(token) : undefined].filter((name) => name !== undefined && name !== '') as string[]
}
