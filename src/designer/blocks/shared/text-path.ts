import type { AnyRow } from './define.ts'

type Value = Readonly<Record<string, unknown>>

/**
 * Where a text of a block lies in its clean value: `words`, or `tiles.1.intro` for an entry of a list. A preview
 * says it of an element with `data-text`, and the text can be written on the canvas.
 */
export type TextPath = string

/** The row that the panel edits the text with; undefined where there is no text at this path. */
export function rowAt(rows: readonly AnyRow[], path: TextPath): AnyRow | undefined {
  const [field, index, inner] = path.split('.')
  const row = rows.find((one) => one.field === field)
  const found = index === undefined ? row : row?.of?.find((one) => one.field === inner)
  return found?.as === 'text' ? found : undefined
}

/** The text at a path; undefined when the value has none there. */
export function textAt(value: Value, path: TextPath): string | undefined {
  const [field, index, inner] = path.split('.')
  const held = value[field!]
  const text = index === undefined ? held : (held as readonly Value[] | undefined)?.[Number(index)]?.[inner!]
  return typeof text === 'string' ? text : undefined
}

/** A copy of the value with another text at a path. */
export function withText(value: Value, path: TextPath, text: string): Value {
  const [field, index, inner] = path.split('.')
  if (index === undefined) return { ...value, [field!]: text }
  const items = (value[field!] as readonly Value[]).map((item, at) => (at === Number(index) ? { ...item, [inner!]: text } : item))
  return { ...value, [field!]: items }
}
