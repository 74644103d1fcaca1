import type { Connection } from '#src/stores/connection.ts'
import type { Carrier } from './carrier.ts'
import { createQueue, type UploadQueue } from './queue.ts'
import { recompress } from './recompress.ts'

const queues = new WeakMap<Connection, UploadQueue>()
const ownCarriers = new WeakMap<Connection, Promise<Carrier>>()

/** How files reach the server behind a connection. Asks what it can before the first one. */
export async function carrierFor(connection: Connection): Promise<Carrier> {
  await connection.check()
  if (!connection.capabilities.features.fileUploads) return (await import('./shop-carrier.ts')).shopCarrier(connection)
  const made = ownCarriers.get(connection) ?? import('./own-carrier.ts').then(({ ownCarrier }) => ownCarrier(connection))
  ownCarriers.set(connection, made)
  made.catch(() => ownCarriers.delete(connection))
  return made
}

/** One queue for all libraries of a page that show the same server: a picker that is closed stops no upload. */
export function queueFor(connection: Connection): UploadQueue {
  let queue = queues.get(connection)
  if (!queue) queues.set(connection, (queue = createQueue({ carrier: () => carrierFor(connection), recompress })))
  return queue
}
