import type { JournalHead } from '#src/designer/session/journal-format.ts'
import type { JournalStore } from '#src/designer/session/journal-store.ts'

/** A device in memory; keeps copies, as a device does. */
export class MemoryJournals implements JournalStore {
  readonly journals = new Map<string, { head: JournalHead; parts: Map<string, unknown> }>()
  /** Parts put by each write. */
  readonly writes: string[][] = []
  isFull = false
  isBlocked = false
  /** The page is about to go: what is begun now does not happen. */
  isDying = false
  /** Writes wait for this. */
  slowness = Promise.resolve()
  #held = new Map<string, number>()
  #opening = 0

  /** All openings of pages end without a word. */
  crash(): void {
    this.#held.clear()
    this.#opening++
  }

  heads(): Promise<ReadonlyMap<string, JournalHead>> {
    if (this.isBlocked) return Promise.reject(new DOMException('blocked', 'SecurityError'))
    return Promise.resolve(new Map([...this.journals].map(([name, { head }]) => [name, structuredClone(head)])))
  }

  read(journal: string, from: string, to: string, limit = Number.POSITIVE_INFINITY): Promise<ReadonlyMap<string, unknown>> {
    const parts = [...(this.journals.get(journal)?.parts ?? [])].filter(([name]) => name >= from && name <= to)
    return Promise.resolve(new Map(structuredClone(parts.toSorted(([a], [b]) => (a < b ? -1 : 1)).slice(0, limit))))
  }

  async write(journal: string, owner: string | null, head: JournalHead, parts: ReadonlyMap<string, unknown>): Promise<boolean> {
    await this.slowness
    if (this.isBlocked) throw new DOMException('blocked', 'SecurityError')
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    if (this.isDying) return new Promise(() => undefined)
    if ((this.journals.get(journal)?.head.owner ?? null) !== owner) return false
    this.#put(journal, head, parts)
    return true
  }

  leave(journal: string, head: JournalHead, parts: ReadonlyMap<string, unknown>): void {
    if (!this.isFull && !this.isBlocked) this.#put(journal, head, parts)
  }

  #put(journal: string, head: JournalHead, parts: ReadonlyMap<string, unknown>): void {
    const present = this.journals.get(journal)?.parts ?? new Map<string, unknown>()
    this.journals.set(journal, { head: structuredClone(head), parts: present })
    this.writes.push([...parts.keys()])
    for (const [part, value] of parts) present.set(part, structuredClone(value))
  }

  drop(journal: string): Promise<void> {
    this.journals.delete(journal)
    return Promise.resolve()
  }

  async hold(journal: string, patience: number): Promise<(() => void) | null> {
    const [mine, end] = [this.#opening, Date.now() + patience]
    while (this.#held.has(journal)) {
      if (Date.now() >= end) return null
      await new Promise((done) => setTimeout(done, 50))
    }
    this.#held.set(journal, mine)
    return () => void (this.#held.get(journal) === mine && this.#held.delete(journal))
  }
}
