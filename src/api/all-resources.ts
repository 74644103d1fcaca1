import type { Resource } from './resource.ts'

const found = import.meta.glob<Resource>('./resources/**/*.ts', { eager: true, import: 'default' })

/** Every resource there is: a file in `resources/` each. For the server; the browser loads them one by one. */
export const allResources: readonly Resource[] = Object.values(found)
