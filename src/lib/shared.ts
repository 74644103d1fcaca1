const registry = Symbol.for('crm.v1')

type Registry = Map<string, unknown>

/**
 * One value for the whole page, even when two builds of the elements are loaded beside each other:
 * module state is private to a build, the page's registry is not.
 */
export function shared<T>(name: string, make: () => T): T {
  const page = globalThis as { [registry]?: Registry }
  const values = (page[registry] ??= new Map())
  if (!values.has(name)) values.set(name, make())
  return values.get(name) as T
}
