import { useState } from 'react'
import type { Difference } from './merge.ts'

/** Which of two values stays. */
export type Side = 'mine' | 'theirs'

/** What two people changed, and what was chosen of it by now. */
export interface Clash {
  differences: readonly Difference[]
  /** By field; nothing is chosen beforehand. */
  chosen: Readonly<Record<string, Side>>
  /** How often sending was refused for want of a choice. */
  refusals: number
  choose(difference: Difference, side: Side): void
}

export const undecidedOf = ({ differences, chosen }: Pick<Clash, 'differences' | 'chosen'>): readonly Difference[] =>
  differences.filter(({ field }) => !chosen[field.name])

/**
 * The choices between `differences`; others start afresh. `put` fills a field in. `isDecided` is asked before anything is sent: false
 * says at the differences that a choice is missing.
 */
export function useClash(differences: readonly Difference[] | null, put: (field: string, value: unknown) => void) {
  const fresh = { of: differences, chosen: {} as Clash['chosen'], refusals: 0 }
  const [origin, setKept] = useState(fresh)
  const now = origin.of === differences ? origin : fresh
  const choose: Clash['choose'] = ({ field, mine, theirs }, side) => {
    // what was written from both since stays
    if (side === 'theirs') put(field.name, theirs)
    else if (now.chosen[field.name] === 'theirs') put(field.name, mine)
    setKept({ ...now, chosen: { ...now.chosen, [field.name]: side } })
  }
  const clash: Clash | null = differences && { differences, chosen: now.chosen, refusals: now.refusals, choose }
  const isDecided = () => {
    const isMissing = clash !== null && undecidedOf(clash).length > 0
    if (isMissing) setKept({ ...now, refusals: now.refusals + 1 })
    return !isMissing
  }
  return { clash, isDecided }
}
