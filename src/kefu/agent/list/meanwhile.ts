import type { Conversation } from '../../wire/conversation.ts'

interface Reading {
  /** A row that was read, with what was told of it since. */
  mend(row: Conversation): Conversation
  end(): void
}

/** Which conversations are called done, or not any more, while a list of them is on its way: that is newer than the list, and is not told again. */
export function createMeanwhile(): { note(uid: string, isDone: boolean): void; begin(): Reading } {
  const readings = new Set<Map<string, boolean>>()
  return {
    note(uid, isDone) {
      for (const told of readings) told.set(uid, isDone)
    },
    begin() {
      const told = new Map<string, boolean>()
      readings.add(told)
      return {
        mend: (row) => (told.has(row.uid) ? { ...row, isDone: told.get(row.uid)! } : row),
        end: () => void readings.delete(told),
      }
    },
  }
}
