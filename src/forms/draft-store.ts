import { dropFormDraft, readFormDraft, saveFormDraft, unsigned, type FormDraft } from '#src/api/preferences.ts'
import { deviceDatabase, finished, settled } from '#src/lib/device-database.ts'
import { jsonText } from '#src/lib/json-text.ts'
import type { Connection } from '#src/stores/connection.ts'
import { knownPerson, personOf } from '#src/stores/person.ts'

/** Where what somebody typed lies until a server has taken it: at our own server for each person, else, and while that is away, on this device. */
export interface DraftStore {
  read(): Promise<FormDraft | null>
  /** One after the other; a later one waits for those before it, unless the page is being left. */
  save(draft: FormDraft, isLeaving?: boolean): Promise<void>
  /** With `by` only what that form wrote. */
  drop(by?: string, isLeaving?: boolean): Promise<void>
}

/** One place where drafts of a form lie. */
export interface DraftBackend {
  read(): Promise<FormDraft | null>
  save(draft: FormDraft): Promise<void>
  drop(by?: string): Promise<void>
}

/** So much a browser still takes from a page that is left, in characters of up to three bytes. */
const lastWords = 20_000

const atServer = (connection: Connection, name: string): DraftBackend => ({
  read: async () => (await connection.send(readFormDraft, { params: { name } })).draft,
  async save(draft) {
    const keepalive = jsonText(draft).length < lastWords
    await connection.send(saveFormDraft, { params: { name }, body: { draft } }, { keepalive })
  },
  async drop(by) {
    await connection.send(dropFormDraft, { params: { name }, ...(by !== undefined && { query: { by } }) }, { keepalive: true })
  },
})

const store = 'forms'
const database = deviceDatabase('crm-form-drafts', [store])

function onDevice(connection: Connection, name: string): DraftBackend {
  const keyOf = (person: string) => `${connection.base} ${person} ${name}`
  const nobodys = keyOf('')
  // the first who is known: after the session only the same person returns to an open form
  let person = ''
  const now = () => keyOf((person ||= personOf(connection.$session.get())))
  let wroteNobodys = false
  // a page that is left waits for nobody: what is kept before the person is known is theirs with the next write
  const write = async (change: (backend: IDBObjectStore, own: string) => void | Promise<void>) => {
    const transaction = (await database.open()).transaction(store, 'readwrite')
    const [backend, own] = [transaction.objectStore(store), now()]
    if (wroteNobodys && own !== nobodys) backend.delete(nobodys)
    wroteNobodys = own === nobodys
    // what is read on the way is waited for: a transaction that is told to end takes nothing more
    const reading = change(backend, own)
    if (reading) await reading
    await finished(transaction)
  }
  return {
    async read() {
      await knownPerson(connection)
      const own = now()
      const backend = (await database.open()).transaction(store).objectStore(store)
      const ask = (at: string) => settled(backend.get(at)) as Promise<FormDraft | undefined>
      // one that says nothing of whose it is comes from before, or from when nobody was known
      const [mine, found] = await Promise.all([ask(own), ask(nobodys)])
      // it becomes this person's: the next one at this device is not offered it any more
      if (!mine && found && own !== nobodys) await write((all) => (all.put(found, own), void all.delete(nobodys)))
      return mine ?? found ?? null
    },
    save: (draft) => write((backend, own) => void backend.put(draft, own)),
    drop: (by) =>
      write((backend, own) => {
        if (by === undefined) return void backend.delete(own)
        return (settled(backend.get(own)) as Promise<FormDraft | undefined>).then((there) => {
          if (there && (there.by ?? unsigned) === by) backend.delete(own)
        })
      }),
  }
}

/** What the server cannot take, because it is away or the session has ended, lies on the device until it takes something later. */
function withSpare(server: DraftBackend, device: DraftBackend): DraftBackend {
  let hasSpare = false
  const quietly = (work: Promise<unknown>) => work.catch(() => undefined)
  return {
    async read() {
      const [there, here] = await Promise.all([server.read(), device.read().catch(() => null)])
      return here && (!there || here.at > there.at) ? here : there
    },
    async save(draft) {
      try {
        await server.save(draft)
      } catch (error) {
        hasSpare = true
        await quietly(device.save(draft))
        throw error
      }
      if (!hasSpare) return
      hasSpare = false
      await quietly(device.drop())
    },
    async drop(by) {
      await Promise.all([server.drop(by), quietly(device.drop(by))])
    },
  }
}

/** What a shop keeps of a form in a way of its own lies there besides: what was typed on this device comes first. */
function besides(device: DraftBackend, shop: DraftBackend): DraftBackend {
  const quietly = (work: Promise<unknown>) => work.catch(() => undefined)
  return {
    read: async () => (await device.read().catch(() => null)) ?? (await shop.read().catch(() => null)),
    async save(draft) {
      await Promise.all([device.save(draft), quietly(shop.save(draft))])
    },
    async drop(by) {
      await Promise.all([device.drop(by), quietly(shop.drop(by))])
    },
  }
}

/** The store of one form, by its name; `shop`: where a plain shop keeps drafts of it. */
export function draftStore(connection: Connection, name: string, shop?: DraftBackend): DraftStore {
  const device = onDevice(connection, name)
  const { preferences } = connection.capabilities.features
  const backend = preferences ? withSpare(atServer(connection, name), device) : shop ? besides(device, shop) : device
  let last: Promise<unknown> = Promise.resolve()
  const next = (step: () => Promise<void>, isLeaving = false) => {
    const done = isLeaving ? step() : last.then(step, step)
    last = done.catch(() => undefined)
    return done
  }
  return {
    read: backend.read,
    save: (draft, isLeaving) => next(() => backend.save(draft), isLeaving),
    drop: (by, isLeaving) => next(() => backend.drop(by), isLeaving),
  }
}
