import { deviceDatabase, settled } from '#src/lib/device-database.ts'

/** Where ignored findings lie; everything here may fail. */
export interface IgnoredStore {
  read(page: string): Promise<readonly string[]>
  write(page: string, keys: readonly string[]): Promise<unknown>
}

const store = 'pages'
const database = deviceDatabase('crm-ignored-findings', [store])

const pages = async (mode: IDBTransactionMode) => (await database.open()).transaction(store, mode).objectStore(store)

/** In IndexedDB, which a browser may block. */
export const ignoredOnDevice: IgnoredStore = {
  async read(page) {
    const stored: unknown = await settled((await pages('readonly')).get(page))
    return Array.isArray(stored) ? stored.map(String) : []
  },
  write: async (page, keys) => settled((await pages('readwrite')).put([...keys], page)),
}
