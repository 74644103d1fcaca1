import type { Block } from '../../document/block.ts'
import { givenName } from '../../document/marks.ts'
import { blockKinds } from '../index.ts'

/** The name of a kind in the language of the screen; the stored name when nobody knows the kind. */
export function wordsOfKind(kind: string): string {
  return blockKinds.get(kind)?.$text.get()['name'] ?? kind
}

/** What a block is called: the name that somebody gave it, else its kind. */
export const nameOfBlock = (block: Block): string => givenName(block.wire) || wordsOfKind(block.kind) || '?'
