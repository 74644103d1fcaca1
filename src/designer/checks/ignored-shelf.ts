/** Where ignored findings lie; everything here may fail. */
export interface IgnoredShelf {
  read(page: string): Promise<readonly string[]>
  write(page: string, keys: readonly string[]): Promise<unknown>
}

const name = 'crm-ignored-findings'
const store = 'pages'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error(name))
  })

async function run<T>(mode: IDBTransactionMode, act: (pages: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(store)
  const database = await settled(opening)
  try {
    return await settled(act(database.transaction(store, mode).objectStore(store)))
  } finally {
    database.close()
  }
}

/** In IndexedDB, which a browser may block. */
export const ignoredOnDevice: IgnoredShelf = {
  async read(page) {
    const kept: unknown = await run('readonly', (pages) => pages.get(page))
    return Array.isArray(kept) ? kept.map(String) : []
  },
  write: (page, keys) => run('readwrite', (pages) => pages.put([...keys], page)),
}
