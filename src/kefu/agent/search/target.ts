import { atom, type WritableAtom } from 'nanostores'
import type { Talk } from '../../client/talk.ts'

const all = new WeakMap<Talk, WritableAtom<string | undefined>>()

/** The key of the message that somebody wants to see; undefined once it was shown. */
export function targetOf(talk: Talk): WritableAtom<string | undefined> {
  const existing = all.get(talk)
  if (existing) return existing
  const made = atom<string | undefined>()
  all.set(talk, made)
  return made
}
