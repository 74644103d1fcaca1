import { canonicalJson } from '#src/lib/canonical-json.ts'
import type { OtherNames } from '../block-names.ts'
import type { Block } from '../block.ts'
import { shownOf } from './same.ts'

/**
 * What blocks of another editor's page are called here that only have got another `id` there: a save gives one to those
 * that had none, and moving in the shop's own editor gives all of them anew. They are known by their key, or by showing
 * the same.
 */
export function namesakes(theirs: readonly Block[], here: readonly Block[]): OtherNames {
  const [there, present] = [theirs, here].map((blocks) => new Set(blocks.map(({ id }) => id)))
  let strangers = theirs.filter(({ id }) => !present!.has(id))
  let missing = here.filter(({ id }) => !there!.has(id))
  const names = new Map<string, string>()
  const join = (traitOf: (block: Block) => string | undefined) => {
    const free = new Map<string | undefined, Block[]>()
    for (const block of missing) free.set(traitOf(block), [...(free.get(traitOf(block)) ?? []), block])
    for (const block of strangers) {
      const trait = traitOf(block)
      const twin = trait === undefined ? undefined : free.get(trait)?.shift()
      if (twin) names.set(block.id, twin.id)
    }
    const taken = new Set(names.values())
    strangers = strangers.filter(({ id }) => !names.has(id))
    missing = missing.filter(({ id }) => !taken.has(id))
  }
  join(({ kind, key }) => key && `${kind} ${key}`)
  join((block) => `${block.kind} ${canonicalJson(shownOf(block))}`)
  return names
}
