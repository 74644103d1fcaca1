import type { Connection } from './connection.ts'
import type { Session } from './session.ts'

type KnownSession = Partial<Pick<Session, 'user' | 'token'>> | null | undefined

/** The administrator's id that a shop's token carries: it stays when the token is renewed (conventions 1, token). */
function idIn(token: string): string {
  try {
    const claims = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as { jti?: { id?: unknown } | string }
    const jti = typeof claims.jti === 'string' ? (JSON.parse(claims.jti) as { id?: unknown }) : claims.jti
    return String(jti?.id ?? '')
  } catch {
    return ''
  }
}

/**
 * What the signed-in person is called in what is kept on this device: the id, also of a host's token that carries one. Empty while
 * nobody is known; a token that says nothing stands for nobody, because a renewed one would hide a person's own work.
 */
export const personOf = (session: KnownSession): string => (session?.user ? String(session.user.id) : idIn(session?.token ?? ''))

/** The same, once the server has told whose a host's token is; empty where it does not. Never fails. */
export async function knownPerson(connection: Pick<Connection, '$session' | 'complete'>): Promise<string> {
  const session = connection.$session?.get()
  if (session?.token && !personOf(session)) await connection.complete()
  return personOf(connection.$session?.get())
}
