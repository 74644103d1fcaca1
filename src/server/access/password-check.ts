import type { Db } from '../db.ts'
import { hashPassword, isCheap, isPassword } from './passwords.ts'
import { forgive, type Attempt } from './sign-in-guard.ts'

/** The stored password of an account, and how another hash of it is stored. */
export interface StoredPassword {
  hash: string
  renew(hash: string): PromiseLike<unknown>
}

/**
 * Judges a password that `recordAttempt` has counted, in the same way at every place where one is asked for. The right one is
 * forgiven what was counted, and hashed anew where its hash costs less than one of today. Without an account it takes just as long.
 */
export async function passes(db: Db, attempt: Attempt, password: string, stored: StoredPassword | undefined): Promise<boolean> {
  if (!(await isPassword(password, stored?.hash)) || !stored) return false
  await forgive(db, attempt)
  if (isCheap(stored.hash)) await stored.renew(await hashPassword(password))
  return true
}
