import type { Lens } from '../../blocks/shared/lens.ts'
import { schemaOf, type Schema } from '../../blocks/shared/schema.ts'
import { isWire, type Wire } from '../../document/block.ts'

// what older pages lack is missing: its place gets the shape of the default, not the words of the default
function emptied(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const isInputs = value.some((entry) => isWire(entry) && 'val' in entry && 'title' in entry)
    return isInputs ? value.map((entry) => ({ ...(entry as Wire), val: '' })) : key === 'tabList' ? value : []
  }
  if (!isWire(value)) return key === 'url' ? '' : value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, emptied(entry, name)]))
}

/** Makes the schema of an older kind: as for new kinds, but a field that a stored instance lacks reads as empty. */
export function legacySchema<V extends object>(fresh: () => Wire, lenses: { readonly [K in keyof V]: Lens<V[K]> }): Schema<V> {
  return { ...schemaOf<V>(() => emptied(fresh()) as Wire, lenses), fresh, complete: (wire) => wire }
}
