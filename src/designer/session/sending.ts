import type { PageColumns, StoredPage } from '#src/api/pages.ts'
import { canonicalHash } from '#src/lib/canonical-json.ts'
import { otherNames, type OtherNames } from '../document/block-names.ts'
import { isWire } from '../document/block.ts'
import type { PageContent } from '../document/change.ts'
import { blocksOf, isSame } from '../document/merge/same.ts'
import { columnsOf, settingsOf } from '../document/settings.ts'
import { comparable, isOutcomeOf } from './compare.ts'

/** The page as the server has it, as far as is known here, and how its blocks are called here. */
export interface Baseline {
  readonly content: PageContent
  readonly names: OtherNames
}

type Body = PageColumns & { type: number; value: Record<string, unknown> }

/** A page as it is sent, and what it is here. */
export interface Sending {
  readonly body: Body
  readonly content: PageContent
}

/** What the server has when it has stored a page as it was sent. */
export function baselineOf({ body, content }: Sending): Baseline {
  const entries = Object.entries(body.value).map(([key, wire]) =>
    isWire(wire) ? { key, wire } : { key, wire: {}, foreign: { value: wire } },
  )
  return { content, names: otherNames(entries, blocksOf(content)) }
}

/** Whether a stored page is one that was sent from here; a server that answers hashes stores what it gets. */
export function isSent(theirs: StoredPage, { body }: Sending): boolean {
  if (!isSame(columnsOf(settingsOf(theirs)), columnsOf(settingsOf(body as Partial<StoredPage>)))) return false
  if (theirs.hash !== undefined) return canonicalHash(comparable(theirs.value)) === canonicalHash(comparable(body.value))
  return isOutcomeOf(body.value, theirs.value)
}
