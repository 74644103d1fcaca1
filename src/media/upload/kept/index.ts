import type { Session } from '#src/stores/session.ts'
import type { UploadQueue } from '../queue.ts'
import { keepQueue } from './keeper.ts'
import { personOf } from './person.ts'
import { deviceShelf } from './shelf.ts'

/** Server and person. */
export const keyOf = (base: string, session: Session): string => `${base} ${personOf(session)}`

/** Keeps a queue on this device, and takes up what was left there; the answer stops it. */
export function keep(queue: UploadQueue, key: string): Promise<() => void> {
  return keepQueue(queue, { shelf: deviceShelf, key, onTrouble: () => queue.$isUnkept.set(true) })
}
