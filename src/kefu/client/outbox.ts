import { jsonText } from '#src/lib/json-text.ts'
import type { Outgoing } from '../wire/message.ts'
import { dropPicture } from './keep-picture.ts'

/** The part of Storage that is used. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

interface StoredMessage extends Outgoing {
  /** The page that sends it. */
  owner: string
  /** Keeps the order of messages written in one millisecond. */
  turn: number
}

/** Messages that are not acknowledged yet; they survive a reload. */
export interface Outbox {
  /** In the order in which they were written; only those that this page sends. */
  list(): Outgoing[]
  put(message: Outgoing): void
  remove(clientId: string): void
  /** Takes over what a page left that is gone. */
  adopt(isAlive: (owner: string) => boolean): void
}

function read(storage: KeyValueStore, key: string): StoredMessage | undefined {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? '') as StoredMessage
    return typeof stored.clientId === 'string' && typeof stored.text === 'string' ? stored : undefined
  } catch {
    return undefined
  }
}

/**
 * The outbox of one person at one server. Each message has its own key `crm:outbox:<base>:<who>:<id>`, so
 * that two pages of one person never overwrite each other. A blocked or full storage leaves them in memory.
 */
export function createOutbox(name: string, owner: string, storage: KeyValueStore | undefined): Outbox {
  const prefix = `crm:outbox:${name}:`
  const mine = new Map<string, StoredMessage>()
  let turn = 0

  const keys = (): string[] => {
    if (!storage) return []
    const all = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return all.filter((key) => key.startsWith(prefix))
  }
  const keep = (stored: StoredMessage) => {
    mine.set(stored.clientId, stored)
    try {
      storage?.setItem(prefix + stored.clientId, jsonText(stored))
    } catch {
      // full or blocked: it is sent all the same, only a reload would lose it
    }
  }

  return {
    list: () =>
      [...mine.values()].sort((a, b) => a.at - b.at || a.turn - b.turn).map(({ owner: _owner, turn: _turn, ...message }) => message),
    put: (message) => keep({ ...message, owner, turn: mine.get(message.clientId)?.turn ?? ++turn }),
    remove(clientId) {
      if (mine.get(clientId)?.file) dropPicture(clientId)
      mine.delete(clientId)
      try {
        storage?.removeItem(prefix + clientId)
      } catch {
        // blocked storage never held it
      }
    },
    adopt(isAlive) {
      for (const key of keys()) {
        const stored = storage && read(storage, key)
        if (!stored || mine.has(stored.clientId) || (stored.owner !== owner && isAlive(stored.owner))) continue
        turn = Math.max(turn, stored.turn)
        keep({ ...stored, owner })
      }
    },
  }
}
