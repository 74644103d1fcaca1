import type { Connection } from '#src/stores/connection.ts'
import type { Carrier } from './carrier.ts'
import { createQueue, type UploadQueue } from './queue.ts'
import { recompress } from '#src/http/uploads/recompress.ts'

const queues = new WeakMap<Connection, UploadQueue>()
const carriers = new WeakMap<Connection, { isOwn: boolean; carrier: Promise<Carrier> }>()

/** How files reach the server behind a connection. Asks what it can before the first one. */
export async function carrierFor(connection: Connection): Promise<Carrier> {
  await connection.check()
  const isOwn = connection.capabilities.features.fileUploads
  const made = carriers.get(connection)
  if (made?.isOwn === isOwn) return made.carrier
  const carrier = isOwn
    ? import('./own-carrier.ts').then(({ ownCarrier }) => ownCarrier(connection))
    : import('./shop-carrier.ts').then(({ shopCarrier }) => shopCarrier(connection))
  carriers.set(connection, { isOwn, carrier })
  carrier.catch(() => carriers.delete(connection))
  return carrier
}

/** One queue for all libraries of a page that show the same server: a picker that is closed stops no upload. */
export function queueFor(connection: Connection): UploadQueue {
  let queue = queues.get(connection)
  if (queue) return queue
  queues.set(connection, (queue = createQueue({ carrier: () => carrierFor(connection), recompress })))
  keepFor(connection, queue)
  return queue
}

/** Keeps the queue on the device for whoever is signed in; without that it only loses what a reload ends. */
function keepFor(connection: Connection, queue: UploadQueue): void {
  let persistedKey = ''
  let stop: Promise<() => void> | undefined
  connection.$session.subscribe((session) => {
    if (!session) return
    void import('./persisted/index.ts').then(async ({ persist: keep, keyOf }) => {
      const key = keyOf(connection.base, session)
      if (key === persistedKey) return
      persistedKey = key
      void stop?.then((end) => end())
      stop = keep(queue, key)
      await stop
    })
  })
}
