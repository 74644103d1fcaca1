import type { JournalHead } from './journal-format.ts'
import type { JournalStore } from './journal-store.ts'

const day = 24 * 60 * 60 * 1000
/** How long a history is kept that the server has all of, and a draft that nobody came back for. */
const historyAge = 30 * day
const draftAge = 180 * day
/** Characters of all journals together. */
const room = 200_000_000

const ageOf = ({ isDirty }: JournalHead) => (isDirty ? draftAge : historyAge)

/** The journals that make way: those that are too old, then the oldest until the rest has room, drafts last. */
export function tooMany(heads: ReadonlyMap<string, JournalHead>, now: number): string[] {
  const ranked = [...heads].toSorted(([, a], [, b]) => Number(b.isDirty) - Number(a.isDirty) || b.at - a.at)
  const gone: string[] = []
  let size = 0
  for (const [name, head] of ranked) {
    const isKept = now - head.at < ageOf(head) && size + head.size <= room
    if (isKept) size += head.size
    else gone.push(name)
  }
  return gone
}

/** Takes away what is too much on the device; journals of open pages stay. */
export async function pruneJournals(store: JournalStore, now: number): Promise<void> {
  for (const name of tooMany(await store.heads(), now)) {
    const letGo = await store.hold(name, 0)
    if (!letGo) continue
    await store.drop(name)
    letGo()
  }
}
