interface CachedAnswer {
  readonly at: number
  readonly promise: Promise<unknown>
  answer?: { readonly data: unknown }
}

/** Answers are shared for this long, in ms: many fields open the same dialog one after another. */
const freshness = 60_000
const atMost = 200

const caches = new WeakMap<object, Map<string, CachedAnswer>>()

const cacheOf = (owner: object): Map<string, CachedAnswer> => {
  const cachedAnswer = caches.get(owner) ?? new Map<string, CachedAnswer>()
  caches.set(owner, cachedAnswer)
  return cachedAnswer
}

function fresh(owner: object, key: string): CachedAnswer | undefined {
  const cached = cacheOf(owner).get(key)
  return cached && Date.now() - cached.at < freshness ? cached : undefined
}

/** What was answered to a question a short while ago. `owner`: the connection that it was asked with. */
export function cachedAnswer(owner: object, key: string): { readonly data: unknown } | undefined {
  return fresh(owner, key)?.answer
}

/** Asks unless somebody is asking the same or was answered a short while ago. A failure is not kept. */
export function askOnce<T>(owner: object, key: string, ask: () => Promise<T>): Promise<T> {
  const before = fresh(owner, key)
  if (before) return before.promise as Promise<T>
  const cache = cacheOf(owner)
  const promise = ask()
  const cached: CachedAnswer = { at: Date.now(), promise }
  cache.delete(key)
  cache.set(key, cached)
  if (cache.size > atMost) cache.delete(cache.keys().next().value!)
  promise.then(
    (data) => (cached.answer = { data }),
    () => cache.get(key) === cached && cache.delete(key),
  )
  return promise
}

/** Forgets answers whose key starts with these words, because something was changed. */
export function forget(owner: object, start: string): void {
  const cache = cacheOf(owner)
  for (const key of cache.keys()) if (key.startsWith(start)) cache.delete(key)
}
