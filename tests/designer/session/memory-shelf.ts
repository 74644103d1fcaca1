import type { DraftShelf } from '#src/designer/session/draft-shelf.ts'

/** A device in memory; keeps copies, as a device does. */
export class MemoryShelf implements DraftShelf {
  readonly parts = new Map<string, Map<string, unknown>>()
  /** Parts put by each write. */
  readonly writes: string[][] = []
  isFull = false

  read(key: string): Promise<ReadonlyMap<string, unknown>> {
    return Promise.resolve(structuredClone(this.parts.get(key) ?? new Map<string, unknown>()))
  }

  readPart(key: string, part: string): Promise<unknown> {
    return Promise.resolve(structuredClone(this.parts.get(key)?.get(part)))
  }

  write(key: string, changes: ReadonlyMap<string, unknown>): Promise<void> {
    if (this.isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'))
    const parts = this.parts.get(key) ?? new Map<string, unknown>()
    this.parts.set(key, parts)
    this.writes.push([...changes.keys()])
    for (const [part, value] of changes) {
      if (value === undefined) parts.delete(part)
      else parts.set(part, structuredClone(value))
    }
    return Promise.resolve()
  }

  drop(key: string): Promise<void> {
    this.parts.delete(key)
    return Promise.resolve()
  }
}
