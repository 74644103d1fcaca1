import type { CountEntry, CountSheet } from '#src/api/stock-takes.ts'
import { deviceDatabase, finished, settled } from '#src/lib/device-database.ts'
import { freshId } from '#src/lib/random-id.ts'
import type { Connection } from '#src/stores/connection.ts'
import { knownPerson } from '#src/stores/person.ts'

/** A count as it lies on this device: it is never changed, only marked once the server has it. */
export interface KeptCount {
  entry: CountEntry
  /** What the goods are called, for who looks at the list later. */
  label: string
  isSent: boolean
  /** The server does not know what was scanned. */
  isUnknown?: boolean
}

/** Counts of one stock-take on this device, and its sheet, for when there is no network (manufacturing 6.2 no. 4). */
export interface DeviceCounts {
  /** Called alike in all that this device sends. */
  device: string
  list(): Promise<KeptCount[]>
  add(count: KeptCount): Promise<void>
  /** What the server has taken, and which of it it does not know. */
  mark(sent: readonly KeptCount[], unknown: readonly string[]): Promise<void>
  keepSheet(sheet: CountSheet): Promise<void>
  sheet(): Promise<CountSheet | undefined>
}

const [entries, sheets] = ['entries', 'sheets']
const database = deviceDatabase('crm-stock-counts', [entries, sheets])

const deviceKey = 'crm:counting-device'

/** The name of this device; a new one every time where a browser keeps nothing. */
function deviceName(): string {
  try {
    const known = localStorage.getItem(deviceKey)
    if (known) return known
    const made = freshId()
    localStorage.setItem(deviceKey, made)
    return made
  } catch {
    return freshId()
  }
}

/** What lies on the device for a stock-take, of this person at this server. */
export async function deviceCounts(connection: Connection, id: string): Promise<DeviceCounts> {
  const path = [connection.base, await knownPerson(connection), id]
  const within = IDBKeyRange.bound(path, [...path, []])
  const change = async (store: string, work: (store: IDBObjectStore) => void) => {
    const transaction = (await database.open()).transaction(store, 'readwrite')
    work(transaction.objectStore(store))
    await finished(transaction)
  }
  return {
    device: deviceName(),
    async list() {
      const store = (await database.open()).transaction(entries).objectStore(entries)
      const found = (await settled(store.getAll(within))) as KeptCount[]
      return found.toSorted((one, other) => (one.entry.at < other.entry.at ? 1 : -1))
    },
    add: (count) => change(entries, (store) => store.put(count, [...path, count.entry.uuid])),
    mark: (sent, unknown) =>
      change(entries, (store) => {
        for (const count of sent) {
          const isUnknown = unknown.includes(count.entry.uuid)
          store.put({ ...count, isSent: true, ...(isUnknown && { isUnknown }) }, [...path, count.entry.uuid])
        }
      }),
    keepSheet: (sheet) => change(sheets, (store) => store.put(sheet, path)),
    async sheet() {
      const store = (await database.open()).transaction(sheets).objectStore(sheets)
      const kept = (await settled(store.get(path))) as (Omit<CountSheet, 'locations'> & Partial<CountSheet>) | undefined
      // one that was kept before sheets knew locations has none
      return kept && { ...kept, locations: kept.locations ?? [] }
    },
  }
}
