import { deviceDatabase, finished, settled } from '#src/lib/device-database.ts'

/** Things that lie on the device: named parts under a key. Every call may fail where a browser blocks its storage. */
export interface DeviceParts {
  /** All parts under a key. */
  read(key: string): Promise<ReadonlyMap<string, unknown>>
  readPart(key: string, part: string): Promise<unknown>
  /** Puts parts; `undefined` takes one away. All of them or none. */
  write(key: string, parts: ReadonlyMap<string, unknown>): Promise<void>
}

const name = 'crm-kept'
const store = 'parts'

const database = deviceDatabase(name, [store])

const partsOf = (key: string) => IDBKeyRange.bound([key], [key, []])

/** In IndexedDB. */
export const deviceParts: DeviceParts = {
  async read(key) {
    const parts = (await database.open()).transaction(store).objectStore(store)
    const [keys, values] = await Promise.all([settled(parts.getAllKeys(partsOf(key))), settled(parts.getAll(partsOf(key)))])
    return new Map(keys.map((found, index) => [String((found as string[])[1]), values[index]]))
  },
  async readPart(key, part) {
    return settled((await database.open()).transaction(store).objectStore(store).get([key, part]))
  },
  async write(key, changes) {
    const transaction = (await database.open()).transaction(store, 'readwrite')
    const parts = transaction.objectStore(store)
    for (const [part, value] of changes) {
      if (value === undefined) parts.delete([key, part])
      else parts.put(value, [key, part])
    }
    await finished(transaction)
  },
}
