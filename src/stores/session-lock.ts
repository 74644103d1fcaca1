import { lockSession, unlockSession, type SignInBody } from '#src/api/auth.ts'
import type { Connection } from './connection.ts'

/** Locks the session at a server that can; elsewhere only the screen is locked. @throws RequestError */
export async function lockAtServer(connection: Connection): Promise<void> {
  await connection.check()
  if (!connection.capabilities.features.sessionLock) return
  connection.$isLocked.set(true)
  await connection.send(lockSession, {})
}

/** Opens what `lockAtServer` closed; the session stays the one it is. @throws RequestError as signing in does */
export async function unlockAtServer(connection: Connection, { pwd, captchaVerification }: SignInBody): Promise<void> {
  await connection.send(unlockSession, { body: { pwd, captchaVerification } })
  connection.$isLocked.set(false)
}
