import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import { deviceDatabase, finished, settled } from '#src/lib/device-database.ts'
import { held } from './held-pictures.ts'

const store = 'pictures'
const device = deviceDatabase('crm-chat', [store])
const addresses = new Map<string, WritableAtom<string>>()

/** Shares of pictures that have left, 0 to 1, by the id of their message. */
export const $shares: WritableAtom<Readonly<Record<string, number>>> = atom({})

/** Says how much of a picture has left; without a share it has left whole, or never will. */
export function setShare(id: string, share?: number): void {
  const { [id]: _before, ...others } = $shares.get()
  $shares.set(share === undefined ? others : { ...others, [id]: share })
}

async function inStore<T>(mode: IDBTransactionMode, run: (pictures: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  try {
    const transaction = (await device.open()).transaction(store, mode)
    const request = settled(run(transaction.objectStore(store)))
    if (mode === 'readwrite') await finished(transaction)
    return await request
  } catch {
    // blocked or full: it is sent all the same, only a reload would lose it
    return undefined
  }
}

function show(id: string, picture: Blob): void {
  held.set(id, picture)
  if (!addressOf(id).get()) addressOf(id).set(URL.createObjectURL(picture))
}

function addressOf(id: string): WritableAtom<string> {
  const existing = addresses.get(id)
  if (existing) return existing
  const made = atom('')
  addresses.set(id, made)
  return made
}

/** Keeps a picture on this device until its message is acknowledged. */
export function keepPicture(id: string, picture: Blob): void {
  // acknowledged, or discarded, before this was loaded
  if (!held.has(id)) return
  show(id, picture)
  void inStore('readwrite', (pictures) => pictures.put(picture, id))
}

/** A picture whose message waits; undefined when the device has it no more. */
export async function readPicture(id: string): Promise<Blob | undefined> {
  const found = held.get(id) ?? (await inStore('readonly', (pictures) => pictures.get(id) as IDBRequest<Blob | undefined>))
  if (found) show(id, found)
  return found
}

/** The message is acknowledged, or was discarded. The page goes on showing what it has. */
export function forgetPicture(id: string): void {
  held.delete(id)
  setShare(id)
  void inStore('readwrite', (pictures) => pictures.delete(id))
}

/** Where this page can show a picture that it sent itself; '' for every other one. */
export const localAddress = (id: string): ReadableAtom<string> => addressOf(id)
