type Values = Readonly<Record<string, unknown>>

const inner = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Values)[key] : undefined

/** The field that a path leads into: `lines` of `lines.2.qty`. A field may have dots in its own name. */
export const rootOf = (values: Values, path: string): string => (path in values ? path : path.split('.', 1)[0]!)

/** The value at a path: `lines.2.qty` is the quantity of the third row. */
export function valueAt(values: Values, path: string): unknown {
  if (Object.hasOwn(values, path)) return values[path]
  return path.split('.').reduce<unknown>(inner, values)
}

function replaced(before: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(before)) return Object.assign([...(before as unknown[])], { [key]: replaced(before[Number(key)], rest, value) })
  return { ...(before as Values | undefined), [key]: replaced(inner(before, key), rest, value) }
}

/** The values with another one at a path; what does not lead there stays the same objects. */
export function withValue(values: Values, path: string, value: unknown): Values {
  if (Object.is(valueAt(values, path), value) && rootOf(values, path) in values) return values
  return replaced(values, Object.hasOwn(values, path) ? [path] : path.split('.'), value) as Values
}
