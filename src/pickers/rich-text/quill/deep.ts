/*
 * The three functions that the editor takes from lodash, for the plain values that it gives them: formats, ranges
 * and options. The build puts them in lodash's place (`elements/build/small-lodash.ts`), which would weigh 13 kB.
 */

type Holder = Record<string, unknown>

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.prototype.toString.call(value) === '[object Object]'

/** A copy of lists and objects, whatever their class; functions, patterns and nodes stay what they are. */
export function cloneDeep<T>(value: T): T {
  if (Array.isArray(value)) return value.map(cloneDeep) as T
  if (!isHolder(value)) return value
  const copy = Object.create(Object.getPrototypeOf(value) as object | null) as Holder
  for (const key of Object.keys(value)) copy[key] = cloneDeep(value[key])
  return copy as T
}

/** Whether two values hold the same. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isEqual(value, other[index]))
  if (!isHolder(one) || !isHolder(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isEqual(one[key], other[key]))
}

/** Puts what the sources hold into the target, objects into objects; undefined changes nothing. */
export function merge(target: Holder, ...sources: readonly unknown[]): Holder {
  for (const source of sources) {
    if (!isHolder(source)) continue
    for (const [key, value] of Object.entries(source)) {
      if (key === '__proto__' || value === undefined) continue
      const present = target[key]
      target[key] = isHolder(value) ? merge(isHolder(present) ? present : {}, value) : value
    }
  }
  return target
}
