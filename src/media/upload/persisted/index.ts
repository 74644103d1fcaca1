import type { Session } from '#src/stores/session.ts'
import type { UploadQueue } from '../queue.ts'
import { persistQueue } from './persist-queue.ts'
import { personOf } from './person.ts'
import { deviceQueues } from './queue-store.ts'

/** Server and person. */
export const keyOf = (base: string, session: Session): string => `${base} ${personOf(session)}`

/** Keeps a queue on this device, and takes up what was left there; the answer stops it. */
export function persist(queue: UploadQueue, key: string): Promise<() => void> {
  return persistQueue(queue, { store: deviceQueues, key, onTrouble: () => queue.$isUnkept.set(true) })
}
