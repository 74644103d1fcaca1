/** A link of one's own that is kept on this device. */
export interface DeviceLink {
  readonly id: string
  readonly name: string
  readonly url: string
}

const store = 'links'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let database: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('crm-links', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      // a newer version in another tab may take over; the next use opens again
      request.result.onversionchange = () => (request.result.close(), (database = undefined))
      resolve(request.result)
    }
  })
  database.catch(() => (database = undefined))
  return database
}

const isLink = (value: unknown): value is DeviceLink =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'url' in value

const listOf = (stored: unknown): DeviceLink[] => (Array.isArray(stored) ? stored.filter(isLink) : [])

/** Links kept for a server, newest first. Fails where a browser blocks its storage. */
export const readDeviceLinks = async (base: string): Promise<DeviceLink[]> =>
  listOf(await settled((await open()).transaction(store).objectStore(store).get(base)))

/** Changes the links of a server in one go, so that another tab's change is not lost. */
export async function changeDeviceLinks(base: string, change: (links: readonly DeviceLink[]) => readonly DeviceLink[]): Promise<void> {
  const transaction = (await open()).transaction(store, 'readwrite')
  const links = transaction.objectStore(store)
  links.put(change(listOf(await settled(links.get(base)))), base)
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
