import type { Resource } from './resource.ts'

const found = import.meta.glob<Resource>('./resources/**/*.ts', { import: 'default' })

// a folder within is a topic; the name of a file is that of its resource
const byName = new Map(Object.entries(found).map(([path, load]) => [path.replace(/^.*\/|\.ts$/g, ''), load]))

/** A resource by its name. @throws Error for one that nobody declared */
export async function loadResource(name: string): Promise<Resource> {
  const load = byName.get(name)
  if (!load) throw new Error(`no resource is called ${name}`)
  return load()
}
