import type { Accept } from '../list/query.ts'

/** Attributes that say what and how much may be picked. */
export interface PickProps {
  mode?: string
  multiple?: boolean
  maxLength?: number
  accept?: string
}

/** One without `multiple`; with it as many as `max-length` says, or as one likes. On a page nothing is limited. */
export function pickLimit({ mode, multiple, maxLength }: PickProps): number {
  if (mode !== 'pick') return Infinity
  if (!multiple) return 1
  return typeof maxLength === 'number' && maxLength >= 1 ? Math.floor(maxLength) : Infinity
}

/** What the list shows: all on a page, pictures when picking, unless the host says otherwise. */
export function acceptOf({ mode, accept }: PickProps): Accept {
  if (accept === 'picture' || accept === 'video' || accept === 'all') return accept
  return mode === 'pick' ? 'picture' : 'all'
}
