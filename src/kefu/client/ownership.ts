/** Tells which pages still live, by locks that the browser frees when a page goes. */
export interface Ownership {
  owner: string
  /** Owners that live; everybody else's messages may be taken over. */
  alive(): Promise<Set<string>>
}

const prefix = 'crm:outbox-owner:'

/** This page as an owner of waiting messages. Without locks (an insecure origin) no other page counts as living. */
export function ownThisPage(id: string): Ownership {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  locks?.request(prefix + id, () => new Promise(() => {})).catch(() => {})
  return {
    owner: id,
    async alive() {
      const held = (await locks?.query().catch(() => undefined))?.held ?? []
      return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
    },
  }
}
