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

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let database: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const forget = () => (database = undefined)
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new DOMException('blocked', 'InvalidStateError'))
    request.onsuccess = () => {
      // a newer version in another tab may take over, or the person clears the device; the next use opens again
      request.result.onversionchange = () => (request.result.close(), forget())
      request.result.onclose = forget
      resolve(request.result)
    }
  })
  database.catch(() => (database = undefined))
  return database
}

const partsOf = (key: string) => IDBKeyRange.bound([key], [key, []])

/** In IndexedDB. */
export const deviceParts: DeviceParts = {
  async read(key) {
    const parts = (await open()).transaction(store).objectStore(store)
    const [keys, values] = await Promise.all([settled(parts.getAllKeys(partsOf(key))), settled(parts.getAll(partsOf(key)))])
    return new Map(keys.map((found, index) => [String((found as string[])[1]), values[index]]))
  },
  async readPart(key, part) {
    return settled((await open()).transaction(store).objectStore(store).get([key, part]))
  },
  async write(key, changes) {
    const transaction = (await open()).transaction(store, 'readwrite')
    const parts = transaction.objectStore(store)
    for (const [part, value] of changes) {
      if (value === undefined) parts.delete([key, part])
      else parts.put(value, [key, part])
    }
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
  },
}
