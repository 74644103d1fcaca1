import { readPreference, removeSharedView, savePreference, shareView, type Preference, type SharedView } from '#src/api/preferences.ts'
import { RequestError } from '#src/http/failure.ts'
import { deviceDatabase, finished, settled } from '#src/lib/device-database.ts'
import type { Connection } from '#src/stores/connection.ts'

/** Where preferences lie: at our own server for each person, with a plain shop on this device. */
export interface Keeper {
  read(name: string): Promise<Preference>
  /** Answers what is there when it is another version than the given one. */
  save(name: string, value: Record<string, unknown>, version: number): Promise<{ version: number } | { other: Preference }>
  /** Views for everybody; a device has none. */
  shared?: {
    share(name: string, view: Pick<SharedView, 'name' | 'query'>): Promise<unknown>
    remove(id: SharedView['id']): Promise<unknown>
  }
}

const atServer = (connection: Connection): Keeper => ({
  read: (name) => connection.send(readPreference, { params: { name } }),
  async save(name, value, version) {
    try {
      return await connection.send(savePreference, { params: { name }, body: { value, version } })
    } catch (error) {
      if (error instanceof RequestError && error.code === 'preference_conflict') return { other: error.data as Preference }
      throw error
    }
  },
  shared: {
    share: (name, body) => connection.send(shareView, { params: { name }, body }),
    remove: (id) => connection.send(removeSharedView, { params: { id } }),
  },
})

const store = 'preferences'
const database = deviceDatabase('crm-console', [store])

function onDevice(connection: Connection): Keeper {
  const keyOf = (name: string) => `${connection.base} ${connection.$session.get()?.user?.id ?? ''} ${name}`
  const read = async (name: string) => {
    const open = await database.open()
    const found = (await settled(open.transaction(store).objectStore(store).get(keyOf(name)))) as Preference | undefined
    return found ?? { value: null, version: 0 }
  }
  return {
    read,
    async save(name, value, version) {
      const there = await read(name)
      if (there.version !== version) return { other: there }
      const transaction = (await database.open()).transaction(store, 'readwrite')
      transaction.objectStore(store).put({ value, version: version + 1 } satisfies Preference, keyOf(name))
      await finished(transaction)
      return { version: version + 1 }
    },
  }
}

/** The keeper for a connection's server. */
export const keeperOf = (connection: Connection): Keeper =>
  connection.capabilities.features.preferences ? atServer(connection) : onDevice(connection)
