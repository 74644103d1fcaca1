import type { Block } from '../block.ts'
import type { PageContent } from '../change.ts'
import { changesBetween } from '../changes-between.ts'
import { pageSelection } from '../selection.ts'
import type { PageSettings } from '../settings.ts'
import { agreed, type Clash, type Outcome, type Side } from './clash.ts'
import { mergeBlock } from './merge-block.ts'
import { mergeFields } from './merge-fields.ts'
import { mergeOrder } from './merge-order.ts'

/** What a page may hold, as far as merging has to know it. */
export interface PageRules {
  isOnce(kind: string): boolean
  /** The place of a kind among those that are fixed at the top; undefined for the others. */
  pinOf(kind: string): number | undefined
}

/** Two editings of one page, brought together as far as that goes without asking. */
export interface Merge {
  readonly clashes: readonly Clash[]
  /** How many changes my page gets by taking theirs in, whatever is chosen. */
  readonly taken: number
  /** The page with what was chosen for each clash. */
  resolve(choose: (clash: Clash) => Side): PageContent
}

/** A thing of the page with its outcome; a clash where there are two. */
interface Part<T> {
  readonly outcome: Outcome<T>
  readonly clash?: Clash | undefined
}

const picked = <T>({ outcome, clash }: Part<T>, choose: (clash: Clash) => Side): T => outcome[clash ? choose(clash) : 'mine']

/**
 * Merges what two editors made of a page (`base`), block by block: what one alone changed, added, deleted or moved is
 * taken without asking, also in different fields of one block. The same change of both is one. Blocks are the same by
 * their `id`; the tab bar is one of a kind. None of the three pages is changed.
 */
export function mergePages(base: PageContent, mine: PageContent, theirs: PageContent, rules: PageRules): Merge {
  const blocks = blockParts(base, mine, theirs)
  const footer = partOf(base.value.footer, mine.value.footer, barLike(theirs.value.footer, mine.value.footer))
  const settings = settingsPart(base.settings, mine.settings, theirs.settings)
  const doubles = doublesOf(base, mine, theirs, rules)
  const resolve = (choose: (clash: Clash) => Side): PageContent => {
    const left = new Map<string, Block>()
    for (const [id, part] of blocks) {
      const block = picked(part, choose)
      if (block) left.set(id, block)
    }
    for (const double of doubles) left.delete(choose(double) === 'mine' ? double.theirs.id : double.mine.id)
    const isLeft = (id: string) => left.has(id)
    const pin = (id: string) => rules.pinOf(left.get(id)!.kind)
    const order = mergeOrder(idsOf(base), idsOf(mine), idsOf(theirs), isLeft, pin)
    const value = { blocks: order.map((id) => left.get(id)!), footer: picked(footer, choose) }
    return { value, settings: picked(settings, choose) }
  }
  const clashes = [...blocks.values(), footer, settings].map(({ clash }) => clash).filter((clash) => clash !== undefined)
  const taken = changesBetween(
    mine,
    resolve(() => 'mine'),
  ).length
  return { clashes: [...clashes, ...doubles], taken, resolve }
}

const idsOf = ({ value }: PageContent): string[] => value.blocks.map((block) => block.id)

function blockParts(base: PageContent, mine: PageContent, theirs: PageContent): Map<string, Part<Block | null>> {
  const was = byId(base)
  const here = byId(mine)
  const there = byId(theirs)
  // asked about as they stand on my page, then what is no longer there
  const ids = new Set([...here.keys(), ...there.keys(), ...was.keys()])
  return new Map([...ids].map((id) => [id, partOf(was.get(id), here.get(id), there.get(id))]))
}

const byId = ({ value }: PageContent) => new Map(value.blocks.map((block) => [block.id, block]))

function partOf(base: Block | null = null, mine: Block | null = null, theirs: Block | null = null): Part<Block | null> {
  const { type, ...outcome } = mergeBlock(base, mine, theirs)
  return { outcome, clash: type && { type, id: (mine ?? theirs)!.id, ...outcome } }
}

// there is one: the other page's is called as mine is
const barLike = (bar: Block | null, mine: Block | null): Block | null => (bar && mine && bar.id !== mine.id ? { ...bar, id: mine.id } : bar)

type Double = Clash & { readonly type: 'onlyOnce'; readonly mine: Block; readonly theirs: Block }

/** Blocks of a kind that a page has once, when each side added one. */
function doublesOf(base: PageContent, mine: PageContent, theirs: PageContent, { isOnce }: PageRules): Double[] {
  const present = new Set([base, mine, theirs].flatMap(({ value }, side) => value.blocks.map(({ id }) => `${side} ${id}`)))
  const added = ({ value }: PageContent, others: readonly number[]) =>
    value.blocks.filter(({ id, kind }) => isOnce(kind) && !others.some((side) => present.has(`${side} ${id}`)))
  const there = new Map(added(theirs, [0, 1]).map((block) => [block.kind, block]))
  return added(mine, [0, 2]).flatMap((block): Double[] => {
    const other = there.get(block.kind)
    return other ? [{ type: 'onlyOnce', id: block.id, mine: block, theirs: other }] : []
  })
}

function settingsPart(base: PageSettings, mine: PageSettings, theirs: PageSettings): Part<PageSettings> {
  const { clashing, ...merged } = mergeFields({ ...base }, { ...mine }, { ...theirs })
  const fields = clashing as (keyof PageSettings)[]
  // the same fields went in as come out
  const outcome = { mine: merged.mine, theirs: merged.theirs } as unknown as Outcome<PageSettings>
  if (fields.length > 0) return { outcome, clash: { type: 'settings', id: pageSelection, fields, ...outcome } }
  return { outcome: agreed(outcome.mine) }
}
