import { sha256 } from '#src/lib/sha256.ts'
import type { Session } from '#src/stores/session.ts'

/**
 * Whose uploads these are, so that nobody takes up somebody else's. A host's token may say it (shops issue JWTs with
 * `jti.id`); else the token itself is the person, of which only a hash is kept.
 */
export function personOf({ user, token }: Session): string {
  const id = user?.id ?? idIn(token)
  return id === undefined ? `token ${sha256(token).slice(0, 32)}` : `person ${id}`
}

function idIn(token: string): string | undefined {
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const { jti } = JSON.parse(text) as { jti?: { id?: unknown } }
    return jti?.id === undefined ? undefined : String(jti.id)
  } catch {
    return undefined
  }
}
