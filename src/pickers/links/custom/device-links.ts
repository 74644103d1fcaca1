import { deviceDatabase, finished, settled } from '#src/lib/device-database.ts'

/** A link of one's own that is kept on this device. */
export interface DeviceLink {
  readonly id: string
  readonly name: string
  readonly url: string
}

const store = 'links'
const database = deviceDatabase('crm-links', [store])

const isLink = (value: unknown): value is DeviceLink =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'url' in value

const listOf = (stored: unknown): DeviceLink[] => (Array.isArray(stored) ? stored.filter(isLink) : [])

/** Links kept for a server, newest first. Fails where a browser blocks its storage. */
export const readDeviceLinks = async (base: string): Promise<DeviceLink[]> =>
  listOf(await settled((await database.open()).transaction(store).objectStore(store).get(base)))

/** Changes the links of a server in one go, so that another tab's change is not lost. */
export async function changeDeviceLinks(base: string, change: (links: readonly DeviceLink[]) => readonly DeviceLink[]): Promise<void> {
  const transaction = (await database.open()).transaction(store, 'readwrite')
  const links = transaction.objectStore(store)
  links.put(change(listOf(await settled(links.get(base)))), base)
  await finished(transaction)
}
