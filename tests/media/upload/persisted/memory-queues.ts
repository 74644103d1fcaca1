import type { StoredRow, QueueStore } from '#src/media/upload/persisted/queue-store.ts'

interface Entry {
  row: StoredRow
  file?: File | undefined
}

/** A device in memory; pages share it, each with its own locks. */
export class MemoryDevice {
  readonly queues = new Map<string, Map<number, Entry>>()
  readonly held = new Set<string>()
  writes = 0
  isFull = false

  /** The device as one page sees it. `end` is what a crash does. */
  page(): { store: QueueStore; end(): void } {
    const own = new Set<string>()
    let isOver = false
    const at = (key: string, queue: string) => {
      const name = `${key}|${queue}`
      if (!this.queues.has(name)) this.queues.set(name, new Map())
      return this.queues.get(name)!
    }
    const write = async () => {
      await Promise.resolve()
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
      if (isOver) return new Promise<never>(() => {})
      this.writes++
      return undefined
    }
    const store: QueueStore = {
      queues: async (key) =>
        [...this.queues.entries()].flatMap(([name, rows]) =>
          name.startsWith(`${key}|`) && rows.size > 0 ? [name.slice(key.length + 1)] : [],
        ),
      rows: async (key, queue) => [...at(key, queue).values()].map(({ row, file }) => ({ row: structuredClone(row), file })),
      change: async (key, queue, rows, gone) => {
        await write()
        for (const row of rows) at(key, queue).set(row.id, { ...at(key, queue).get(row.id), row: structuredClone(row) })
        for (const id of gone) at(key, queue).delete(id)
      },
      keepFiles: async (key, queue, files) => {
        await write()
        for (const [id, file] of files) at(key, queue).get(id)!.file = file
      },
      drop: async (key, queue) => void (await write(), this.queues.delete(`${key}|${queue}`)),
      prune: async (before) => {
        for (const rows of this.queues.values()) for (const [id, { row }] of rows) if (row.keptAt < before) rows.delete(id)
      },
      hold: async (queue) => {
        if (this.held.has(queue)) return false
        this.held.add(queue)
        own.add(queue)
        return true
      },
    }
    return {
      store,
      end: () => {
        isOver = true
        for (const queue of own) this.held.delete(queue)
      },
    }
  }

  entries(): Entry[] {
    return [...this.queues.values()].flatMap((rows) => [...rows.values()])
  }
}
