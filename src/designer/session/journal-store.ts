import { deviceDatabase, finished, settled } from '#src/lib/device-database.ts'
import type { JournalHead } from './journal-format.ts'
import { laidAside, layAside, takeAway } from './laid-aside.ts'

/** Where journals lie: on the device, unless a test brings its own. Everything here may fail; nothing is lost by it. */
export interface JournalStore {
  /** The heads of all journals, by name. */
  heads(): Promise<ReadonlyMap<string, JournalHead>>
  /** Up to `limit` parts of a journal from one name to another, in the order of their names. */
  read(journal: string, from: string, to: string, limit?: number): Promise<ReadonlyMap<string, unknown>>
  /**
   * Puts a head and parts, all of them or none. False when it was not done, since the journal belongs to somebody else
   * or is gone: `owner` is who it must belong to, null when it must not be there yet.
   */
  write(journal: string, owner: string | null, head: JournalHead, parts: ReadonlyMap<string, unknown>): Promise<boolean>
  /** The same at once and without looking, for a page that is being left. */
  leave(journal: string, head: JournalHead, parts: ReadonlyMap<string, unknown>): void
  drop(journal: string): Promise<void>
  /**
   * Holds a journal for this opening of the page, until it is let go or the page ends; null when another one still
   * holds it after so many milliseconds.
   */
  hold(journal: string, patience: number): Promise<(() => void) | null>
}

const name = 'crm-journals'
const heads = 'heads'
const parts = 'parts'

const database = deviceDatabase(name, [heads, parts])

function put(transaction: IDBTransaction, journal: string, head: JournalHead, changes: ReadonlyMap<string, unknown>): void {
  try {
    for (const [part, value] of changes) transaction.objectStore(parts).put(value, [journal, part])
    transaction.objectStore(heads).put(head, journal)
  } catch (error) {
    transaction.abort()
    throw error
  }
}

// transactions that still wait for the device to say whose a journal is
const looks = new Set<IDBTransaction>()

// without locks (a page over plain http) two openings notice each other by the owner in the head
const held = new Set<string>()

function holdHere(journal: string): (() => void) | null {
  if (held.has(journal)) return null
  held.add(journal)
  return () => held.delete(journal)
}

function holdLock(locks: LockManager, journal: string, patience: number): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const options = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true }
    const keep = (lock: Lock | null) => (lock ? new Promise<void>((letGo) => resolve(letGo)) : resolve(null))
    locks.request(`${name} ${journal}`, options, keep).catch(() => resolve(null))
  })
}

// what is there is as new when it was written after all, and newer when the page went on
async function putAway(opened: IDBDatabase): Promise<void> {
  for (const aside of laidAside()) {
    const transaction = opened.transaction([heads, parts], 'readwrite')
    const present = (await settled(transaction.objectStore(heads).get(aside.journal))) as JournalHead | undefined
    if (!present || present.at < aside.head.at) put(transaction, aside.journal, aside.head, aside.parts)
    await finished(transaction)
    takeAway(aside.journal)
  }
}

/** Journals in IndexedDB. Every transaction is committed as soon as it can be: one that is left to end by itself holds up the last write of a page that goes. */
export const deviceJournals: JournalStore = {
  async heads() {
    const opened = await database.open()
    await putAway(opened).catch(() => undefined)
    const store = opened.transaction(heads).objectStore(heads)
    const found = Promise.all([settled(store.getAllKeys()), settled(store.getAll())])
    store.transaction.commit()
    const [names, values] = await found
    return new Map(names.map((key, index) => [String(key), values[index] as JournalHead]))
  },
  async read(journal, from, to, limit) {
    const range = IDBKeyRange.bound([journal, from], [journal, to])
    const store = (await database.open()).transaction(parts).objectStore(parts)
    const found = Promise.all([settled(store.getAllKeys(range, limit)), settled(store.getAll(range, limit))])
    store.transaction.commit()
    const [names, values] = await found
    return new Map(names.map((key, index) => [String((key as string[])[1]), values[index]]))
  },
  async write(journal, owner, head, changes) {
    const transaction = (await database.open()).transaction([heads, parts], 'readwrite')
    looks.add(transaction)
    let before: JournalHead | undefined
    try {
      before = (await settled(transaction.objectStore(heads).get(journal))) as JournalHead | undefined
    } catch (error) {
      // the page was left and goes on after all: what it left lies there
      if (!looks.has(transaction)) return deviceJournals.write(journal, owner, head, changes)
      throw error
    } finally {
      looks.delete(transaction)
    }
    if ((before?.owner ?? null) !== owner && before?.owner !== head.owner) return false
    put(transaction, journal, head, changes)
    await finished(transaction)
    return true
  },
  leave(journal, head, changes) {
    // a question to the device would not be answered any more, and what waits behind one would not be done
    for (const look of looks) {
      looks.delete(look)
      look.abort()
    }
    try {
      layAside(journal, head, changes)
    } catch {
      // full or blocked, or too much at once: the database may do it
    }
    const transaction = database.present()?.transaction([heads, parts], 'readwrite')
    if (!transaction) return
    transaction.oncomplete = () => takeAway(journal)
    put(transaction, journal, head, changes)
    transaction.commit()
  },
  async drop(journal) {
    const transaction = (await database.open()).transaction([heads, parts], 'readwrite')
    transaction.objectStore(heads).delete(journal)
    transaction.objectStore(parts).delete(IDBKeyRange.bound([journal], [journal, []]))
    await finished(transaction)
  },
  async hold(journal, patience) {
    return typeof navigator === 'object' && navigator.locks ? holdLock(navigator.locks, journal, patience) : holdHere(journal)
  },
}
