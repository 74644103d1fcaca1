import { longestAscending } from '../longest-ascending.ts'

type Ids = readonly string[]

/** Where a kind is fixed at the top of a page; undefined where it is not. */
type Pin = (id: string) => number | undefined

/**
 * The order of the blocks that are left: those that nobody moved stay as they stood; what somebody moved or added comes
 * after the block that it stands after there, and before what comes next. What both moved stands where I put it.
 */
export function mergeOrder(base: Ids, mine: Ids, theirs: Ids, isLeft: (id: string) => boolean, pin: Pin): string[] {
  const present = new Set(base)
  const [shiftedHere, shiftedThere] = [shifted(base, mine), shifted(base, theirs)]
  const still = base.filter((id) => isLeft(id) && !shiftedHere.has(id) && !shiftedThere.has(id))
  const anchors = new Set(still)
  const here = chains(mine, anchors, (id) => isLeft(id) && (!present.has(id) || shiftedHere.has(id)))
  const taken = new Set([...here.values()].flat())
  const there = chains(theirs, anchors, (id) => isLeft(id) && !taken.has(id) && (!present.has(id) || shiftedThere.has(id)))
  return ['', ...still].flatMap((anchor) => {
    const added = joined(here.get(anchor) ?? [], there.get(anchor) ?? [], pin)
    return anchor === '' ? added : [anchor, ...added]
  })
}

function shifted(base: Ids, ids: Ids): Set<string> {
  const indexes = new Map(base.map((id, index) => [id, index]))
  const numbers = ids.map((id) => indexes.get(id) ?? -1)
  const kept = longestAscending(numbers)
  return new Set(ids.filter((_, index) => numbers[index]! >= 0 && !kept.has(index)))
}

/** What stands after each block that stays where it is; after '' what stands before all of them. */
function chains(ids: Ids, anchors: ReadonlySet<string>, isLoose: (id: string) => boolean): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let anchor = ''
  for (const id of ids) {
    if (anchors.has(id)) anchor = id
    else if (isLoose(id)) found.set(anchor, [...(found.get(anchor) ?? []), id])
  }
  return found
}

// at the same place the name decides, so that both editors come to the same page; new names ascend with time
function joined(here: Ids, there: Ids, pin: Pin): Ids {
  if (here.length === 0 || there.length === 0) return [...here, ...there]
  const both = here[0]! < there[0]! ? [...here, ...there] : [...there, ...here]
  const rank = (id: string) => pin(id) ?? Number.POSITIVE_INFINITY
  return both.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}
