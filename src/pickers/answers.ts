interface Kept {
  readonly at: number
  readonly promise: Promise<unknown>
  answer?: { readonly data: unknown }
}

/** Answers are shared for this long, in ms: many fields open the same dialog one after another. */
const freshness = 60_000
const atMost = 200

const shelves = new WeakMap<object, Map<string, Kept>>()

const shelfOf = (owner: object): Map<string, Kept> => {
  const known = shelves.get(owner) ?? new Map<string, Kept>()
  shelves.set(owner, known)
  return known
}

function fresh(owner: object, key: string): Kept | undefined {
  const kept = shelfOf(owner).get(key)
  return kept && Date.now() - kept.at < freshness ? kept : undefined
}

/** What was answered to a question a short while ago. `owner`: the connection that it was asked with. */
export function known(owner: object, key: string): { readonly data: unknown } | undefined {
  return fresh(owner, key)?.answer
}

/** Asks unless somebody is asking the same or was answered a short while ago. A failure is not kept. */
export function askOnce<T>(owner: object, key: string, ask: () => Promise<T>): Promise<T> {
  const before = fresh(owner, key)
  if (before) return before.promise as Promise<T>
  const shelf = shelfOf(owner)
  const promise = ask()
  const kept: Kept = { at: Date.now(), promise }
  shelf.delete(key)
  shelf.set(key, kept)
  if (shelf.size > atMost) shelf.delete(shelf.keys().next().value!)
  promise.then(
    (data) => (kept.answer = { data }),
    () => shelf.get(key) === kept && shelf.delete(key),
  )
  return promise
}

/** Forgets answers whose key starts with these words, because something was changed. */
export function forget(owner: object, start: string): void {
  const shelf = shelfOf(owner)
  for (const key of shelf.keys()) if (key.startsWith(start)) shelf.delete(key)
}
