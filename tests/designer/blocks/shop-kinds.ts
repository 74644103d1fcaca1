import { blockKinds } from '#src/designer/blocks/index.ts'

const folders = Object.keys(import.meta.glob('/src/designer/blocks/*/index.ts'))
const names = new Set(folders.map((path) => path.split('/').at(-2)!))

/** The kinds of the shop, whatever older pages or hosts another test has registered beside them. */
export const shopKinds = [...blockKinds.values()].filter(({ kind }) => names.has(kind))
