import type { MenuEntry } from '#src/stores/session.ts'

/** Entries whose title holds the words, with everything that leads to them; all without words. */
export function findEntries(entries: readonly MenuEntry[], words: string): readonly MenuEntry[] {
  const wanted = words.trim().toLowerCase()
  if (!wanted) return entries
  return entries.flatMap((entry) => {
    if (entry.title.toLowerCase().includes(wanted)) return [entry]
    const children = findEntries(entry.children, wanted)
    return children.length ? [{ ...entry, children: [...children] }] : []
  })
}
