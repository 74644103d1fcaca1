/** The answer of a request to a database of the device. */
export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/**
 * Ends a transaction to which nothing more is added; resolves when it is on the device. Told to the browser at once: what
 * is left to end by itself is undone when the page is left meanwhile, with all that waits behind it.
 */
export const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    transaction.commit()
  })

/** A database of the device, opened when it is first asked for. */
export interface DeviceDatabase {
  /** Rejects where a browser blocks its storage. */
  open(): Promise<IDBDatabase>
  /** What is open already, for a page that cannot wait any more. */
  present(): IDBDatabase | undefined
}

/** Names a database (version 1) with its stores, whose keys are given from outside. */
export function deviceDatabase(name: string, stores: readonly string[]): DeviceDatabase {
  let opening: Promise<IDBDatabase> | undefined
  let present: IDBDatabase | undefined
  // a newer version in another tab may take over, or the person clears the device; the next use opens again
  const forget = () => (opening = present = undefined)
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1)
      request.onupgradeneeded = () => {
        for (const store of stores) request.result.createObjectStore(store)
      }
      request.onerror = () => reject(request.error)
      request.onblocked = () => reject(new DOMException('blocked', 'InvalidStateError'))
      request.onsuccess = () => {
        const database = request.result
        database.onversionchange = () => (database.close(), forget())
        database.onclose = forget
        resolve((present = database))
      }
    })
  return {
    present: () => present,
    open() {
      if (!opening) {
        opening = open()
        opening.catch(forget)
      }
      return opening
    },
  }
}
