import type { Conversation } from '../../wire/conversation.ts'

interface Reading {
  /** A row that was read, with what was told of it since. */
  mend(row: Conversation): Conversation
  end(): void
}

/**
 * What is told of conversations while a list of them is on its way: it may be newer than the list, and it does not come again. What is
 * told later than it happened is followed by what happened then.
 */
export function createMeanwhile(): { note(uid: string, part: Partial<Conversation>): void; begin(): Reading } {
  const readings = new Set<Map<string, Partial<Conversation>>>()
  return {
    note(uid, part) {
      for (const told of readings) told.set(uid, { ...told.get(uid), ...part })
    },
    begin() {
      const told = new Map<string, Partial<Conversation>>()
      readings.add(told)
      return {
        mend: (row) => ({ ...row, ...told.get(row.uid) }),
        end: () => void readings.delete(told),
      }
    },
  }
}
