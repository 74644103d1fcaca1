/** Names and values of a specification, in their order. */
export type SpecPairs = readonly (readonly [name: string, value: string])[]

/** A specification in one cell: `颜色:红;尺码:L`. */
export const specText = (detail: Readonly<Record<string, string>>): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** What a cell says, with the signs of either width; null where it says something else. */
export function readSpec(text: string): SpecPairs | null {
  const parts = text
    .split(/[;；\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const pairs = parts.map((part) => {
    const [, name = '', value = ''] = /^([^:：]*)[:：](.*)$/.exec(part) ?? []
    return [name.trim(), value.trim()] as const
  })
  const isRight = pairs.length > 0 && pairs.every(([name, value]) => name !== '' && value !== '')
  return isRight && new Set(pairs.map(([name]) => name)).size === pairs.length ? pairs : null
}

const sorted = (pairs: SpecPairs) => JSON.stringify(pairs.toSorted(([one], [other]) => (one < other ? -1 : 1)))

/** Whether a cell means a stored specification; signs within its own names count as what they are there. */
export function isSpecOf(text: string, detail: Readonly<Record<string, string>>): boolean {
  if (text === specText(detail)) return true
  const pairs = readSpec(text)
  return pairs !== null && sorted(pairs) === sorted(Object.entries(detail))
}
