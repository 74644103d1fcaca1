import { agreed, type Outcome } from './clash.ts'
import { isSame, keyFields } from './same.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Merges fields one by one: what one side alone changed is in both outcomes, what both changed differently is as the
 * chosen side has it. `placeFields` are theirs: they say what the server knows.
 */
export function mergeFields(base: Fields, mine: Fields, theirs: Fields): Outcome<Fields> & { readonly clashing: readonly string[] } {
  const clashing: string[] = []
  const [one, two]: [string, unknown][][] = [[], []]
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const side = keyFields.has(name) && name in theirs ? 'theirs' : sideOf(base, mine, theirs, name)
    if (side === 'both') clashing.push(name)
    put(one!, name, side === 'theirs' ? theirs : mine)
    put(two!, name, side === 'mine' ? mine : theirs)
  }
  if (clashing.length === 0) return { ...agreed(Object.fromEntries(one!)), clashing }
  return { mine: Object.fromEntries(one!), theirs: Object.fromEntries(two!), clashing }
}

function sideOf(base: Fields, mine: Fields, theirs: Fields, name: string): 'mine' | 'theirs' | 'both' {
  const is = (a: Fields, b: Fields) => name in a === name in b && isSame(a[name], b[name])
  if (is(theirs, base)) return 'mine'
  if (is(mine, base) || is(mine, theirs)) return 'theirs'
  return 'both'
}

function put(entries: [string, unknown][], name: string, fields: Fields): void {
  if (name in fields) entries.push([name, fields[name]])
}
