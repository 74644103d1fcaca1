import type { RequestError } from '#src/http/failure.ts'
import type { SaveState } from './saver.ts'
import { $text } from './save.text.ts'
import { UnreadableValue } from '../document/read-value.ts'

/** Sent, but it is not what the server has; without a sentence that could not be found out. */
export class Unproven extends Error {}

/** What reads a page again; loaded with the first save at a shop, since a server of ours answers a hash. @throws Unproven */
export const reading = () =>
  import('./read-back.ts').catch(() => {
    throw new Unproven()
  })

/** What a save that failed leaves on the screen. */
export function failureOf(error: unknown): SaveState {
  if (error instanceof Unproven && error.message === '') return { state: 'unproven' }
  if (error instanceof UnreadableValue) return { state: 'failed', message: $text.get().theirsBroken }
  return { state: 'failed', message: error instanceof Error ? error.message : '', kind: (error as Partial<RequestError>).kind }
}
