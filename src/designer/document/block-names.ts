import { storedId, type Block } from './block.ts'
import type { PageContent } from './change.ts'

type Entry = Pick<Block, 'key' | 'wire' | 'foreign'>

/**
 * What the blocks of a stored value are called here: by their stored `id`, which stays when another editor moves or
 * changes them; by the key that they stand under where there is none, or where another block has it already.
 */
export function namesOf(entries: readonly Entry[]): string[] {
  const taken = new Set<string>()
  return entries.map(({ key = '', wire, foreign }) => {
    const id = foreign ? undefined : storedId(wire)
    const name = id !== undefined && !taken.has(id) ? id : `key ${key}`
    taken.add(name)
    return name
  })
}

/** Other names than those that `namesOf` gives: of blocks that had no `id`, or one twice, before they were saved. */
export type OtherNames = ReadonlyMap<string, string>

/** How blocks that have just been saved are called here, where reading them again would call them otherwise. */
export function otherNames(saved: readonly Entry[], here: readonly { readonly id: string }[]): OtherNames {
  const pairs = namesOf(saved).map((name, index) => [name, here[index]?.id ?? name] as const)
  return new Map(pairs.filter(([name, id]) => name !== id))
}

/** A page with other names for its blocks. */
export function renamed({ value, settings }: PageContent, names: OtherNames): PageContent {
  if (names.size === 0) return { value, settings }
  const rename = <B extends { readonly id: string }>(block: B): B => ({ ...block, id: names.get(block.id) ?? block.id })
  return { value: { blocks: value.blocks.map(rename), footer: value.footer && rename(value.footer) }, settings }
}
