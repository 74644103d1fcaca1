import type { Wire } from '../../document/block.ts'
import type { Lens } from './lens.ts'

/** The stored form of a kind and its clean form. */
export interface Schema<V> {
  /** A new block as it would be stored, without timestamp and id. */
  fresh(): Wire
  /** The clean value; fields that are missing or malformed read as their default. */
  read(wire: Wire): V
  /** The stored block with another value: fields that did not change and fields unknown here stay as they are. */
  write(value: V, wire: Wire): Wire
  /** The stored block with the default of every missing field: the shop and its old editor read most without looking (designer contract 7.5, 10.1). */
  complete(wire: Wire): Wire
}

/** Makes the schema of a kind from its default and one lens per field. */
export function schemaOf<V extends object>(fresh: () => Wire, lenses: { readonly [K in keyof V]: Lens<V[K]> }): Schema<V> {
  const names = Object.keys(lenses) as (keyof V)[]
  const pattern = fresh()
  const cache = new WeakMap<Wire, V>()

  function read(wire: Wire): V {
    const before = cache.get(wire)
    if (before) return before
    const value = Object.fromEntries(names.map((name) => [name, lenses[name].read(wire) ?? lenses[name].read(pattern)])) as V
    cache.set(wire, value)
    return value
  }

  function write(value: V, wire: Wire): Wire {
    const before = read(wire)
    let next = wire
    for (const name of names) {
      if (Object.is(before[name], value[name])) continue
      const { at, write: put } = lenses[name]
      next = put(at in next ? next : { ...next, [at]: pattern[at] }, value[name])
    }
    return next
  }

  function complete(wire: Wire): Wire {
    const missing = Object.keys(pattern).filter((field) => !(field in wire))
    return missing.length === 0 ? wire : { ...wire, ...Object.fromEntries(missing.map((field) => [field, pattern[field]])) }
  }

  return { fresh, read, write, complete }
}
