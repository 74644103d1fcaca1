import { deviceDatabase, finished, settled } from '#src/lib/device-database.ts'
import type { Upload } from '../upload.ts'

/** An upload as it lies on the device, without its bytes. */
export interface StoredRow extends Omit<Upload, 'file'> {
  /** Milliseconds since 1970. */
  keptAt: number
}

/** Queues of this device, by name; each belongs to one opening of a page. Every call may fail: a browser may refuse all of it. */
export interface QueueStore {
  /** Names of the queues under a key (server and person). */
  queues(key: string): Promise<string[]>
  rows(key: string, queue: string): Promise<{ row: StoredRow; file: File | undefined }[]>
  /** Puts rows and takes some away with their bytes, all of it or nothing. */
  change(key: string, queue: string, rows: readonly StoredRow[], gone: readonly number[]): Promise<void>
  keepFiles(key: string, queue: string, files: ReadonlyMap<number, File>): Promise<void>
  drop(key: string, queue: string): Promise<void>
  /** Takes away what was kept before a time (milliseconds since 1970), whosesoever it is. */
  prune(before: number): Promise<void>
  /** Holds a queue until this page ends; false when another page has it. */
  hold(queue: string): Promise<boolean>
}

const name = 'crm-uploads'
const rowsStore = 'rows'
const filesStore = 'files'

const database = deviceDatabase(name, [rowsStore, filesStore])

const within = (...path: string[]) => IDBKeyRange.bound(path, [...path, []])

/** Queues in IndexedDB. */
export const deviceQueues: QueueStore = {
  async queues(key) {
    const keys = await settled((await database.open()).transaction(rowsStore).objectStore(rowsStore).getAllKeys(within(key)))
    return [...new Set(keys.map((path) => String((path as string[])[1])))]
  },
  async rows(key, queue) {
    const transaction = (await database.open()).transaction([rowsStore, filesStore])
    const files = transaction.objectStore(filesStore)
    const [rows, keys, found] = await Promise.all([
      settled(transaction.objectStore(rowsStore).getAll(within(key, queue))) as Promise<StoredRow[]>,
      settled(files.getAllKeys(within(key, queue))),
      settled(files.getAll(within(key, queue))) as Promise<File[]>,
    ])
    const byId = new Map(keys.map((path, index) => [(path as unknown[])[2], found[index]]))
    return rows.map((row) => ({ row, file: byId.get(row.id) }))
  },
  async change(key, queue, rows, gone) {
    const transaction = (await database.open()).transaction([rowsStore, filesStore], 'readwrite')
    for (const row of rows) transaction.objectStore(rowsStore).put(row, [key, queue, row.id])
    for (const id of gone) {
      transaction.objectStore(rowsStore).delete([key, queue, id])
      transaction.objectStore(filesStore).delete([key, queue, id])
    }
    await finished(transaction)
  },
  async keepFiles(key, queue, files) {
    const transaction = (await database.open()).transaction(filesStore, 'readwrite')
    for (const [id, file] of files) transaction.objectStore(filesStore).put(file, [key, queue, id])
    await finished(transaction)
  },
  async drop(key, queue) {
    const transaction = (await database.open()).transaction([rowsStore, filesStore], 'readwrite')
    transaction.objectStore(rowsStore).delete(within(key, queue))
    transaction.objectStore(filesStore).delete(within(key, queue))
    await finished(transaction)
  },
  async prune(before) {
    const transaction = (await database.open()).transaction([rowsStore, filesStore], 'readwrite')
    const store = transaction.objectStore(rowsStore)
    const [keys, rows] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll()) as Promise<StoredRow[]>])
    for (const [index, path] of keys.entries()) {
      if (rows[index]!.keptAt >= before) continue
      store.delete(path)
      transaction.objectStore(filesStore).delete(path)
    }
    await finished(transaction)
  },
  async hold(queue) {
    // without locks (a page over plain http) nobody can tell: the newest page takes over
    if (typeof navigator !== 'object' || !navigator.locks) return true
    return new Promise((resolve) => {
      const keep = (lock: Lock | null) => (lock ? new Promise<void>(() => resolve(true)) : resolve(false))
      navigator.locks.request(`${name} ${queue}`, { ifAvailable: true }, keep).catch(() => resolve(false))
    })
  },
}
