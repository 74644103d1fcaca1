import { shared } from '#src/lib/shared.ts'

type Loader = () => Promise<unknown>

const loaders = shared('doors', () => new Map<string, Loader>())

/** Says how an element's code is loaded; the entries do this for each other. */
export function registerDoor(tag: string, load: Loader): void {
  if (!loaders.has(tag)) loaders.set(tag, load)
}

/**
 * Resolves when `<tag>` is defined, loading its code if the page does not have it.
 * @throws TypeError when nobody knows the tag, or what the import threw (offline).
 */
export async function door(tag: string): Promise<void> {
  if (customElements.get(tag)) return
  const load = loaders.get(tag)
  if (!load) throw new TypeError(`no loader for <${tag}>`)
  await load()
  await customElements.whenDefined(tag)
}
