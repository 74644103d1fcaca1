import { isWire, type Wire } from '../../document/block.ts'

/** Reads and writes one clean value inside a stored block; everything beside it stays as it is. */
export interface Lens<T> {
  /** The block's field that holds it. */
  readonly at: string
  /** Undefined when the stored field is missing or of another shape. */
  read(wire: Wire): T | undefined
  write(wire: Wire, value: T): Wire
}

type Path = readonly (string | number)[]

export function valueAt(value: unknown, path: Path): unknown {
  let found = value
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Record<string | number, unknown>)[key]
  }
  return found
}

/** The same structure with one value replaced; what lies beside the path is shared with the old one. */
export function withValueAt(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return next
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? [...value] : []
    list[key] = withValueAt(list[key], rest, next)
    return list
  }
  const holder = isWire(value) ? value : {}
  return { ...holder, [key]: withValueAt(holder[key], rest, next) }
}

function lens<T>(
  path: readonly [string, ...(string | number)[]],
  read: (found: unknown) => T | undefined,
  write: (value: T) => unknown,
): Lens<T> {
  return {
    at: path[0],
    read: (wire) => read(valueAt(wire, path)),
    write: (wire, value) => withValueAt(wire, path, write(value)) as Wire,
  }
}

export const asText = (found: unknown): string | undefined =>
  typeof found === 'string' ? found : typeof found === 'number' ? String(found) : undefined

export function asNumber(found: unknown): number | undefined {
  const number = typeof found === 'number' ? found : typeof found === 'string' && found.trim() !== '' ? Number(found) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** A switch is stored as true, 1 or "1" and as false, 0 or "" (designer contract 2.4). */
export function asSwitch(found: unknown): boolean | undefined {
  if (found === true || found === 1 || found === '1') return true
  return found === false || found === 0 || found === '0' || found === '' || found === null ? false : undefined
}

const same = <T>(value: T) => value

/** Index of the chosen option (`{type, list}`). */
export const choice = (field: string): Lens<number> => lens([field, 'type'], asNumber, same)
/** Index of the chosen tab (`{tabVal, tabList}`). */
export const tab = (field: string): Lens<number> => lens([field, 'tabVal'], asNumber, same)
/** Number of a slider or counter (`{val}`). */
export const amount = (field: string): Lens<number> => lens([field, 'val'], asNumber, same)
/** Written as 1 or 0, which survive the shop's input filter. */
export const toggle = (field: string, key = 'val'): Lens<boolean> => lens([field, key], asSwitch, (on) => (on ? 1 : 0))
export const text = (field: string): Lens<string> => lens([field, 'value'], asText, same)
/** HTML of a rich text (`{val}`). */
export const markup = (field: string): Lens<string> => lens([field, 'val'], asText, same)
export const picture = (field: string): Lens<string> => lens([field, 'url'], asText, same)
export const colour = (field: string): Lens<string> => lens([field, 'color', 0, 'item'], asText, same)

/** Start and end of a gradient. */
export function gradient(field: string): Lens<readonly [string, string]> {
  const item = (wire: Wire, index: number) => asText(valueAt(wire, [field, 'color', index, 'item']))
  return {
    at: field,
    read(wire) {
      const [start, end] = [item(wire, 0), item(wire, 1)]
      return start === undefined || end === undefined ? undefined : [start, end]
    },
    write: (wire, ends) =>
      ends.reduce(
        (done: Wire, end, index) => (item(done, index) === end ? done : (withValueAt(done, [field, 'color', index, 'item'], end) as Wire)),
        wire,
      ),
  }
}
