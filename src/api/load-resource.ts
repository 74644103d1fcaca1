import type { Resource } from './resource.ts'

const found = import.meta.glob<Resource>('./resources/*.ts', { import: 'default' })

/** A resource by its name. @throws Error for one that nobody declared */
export async function loadResource(name: string): Promise<Resource> {
  const load = found[`./resources/${name}.ts`]
  if (!load) throw new Error(`no resource is called ${name}`)
  return load()
}
