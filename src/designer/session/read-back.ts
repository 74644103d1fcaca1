import type { StoredPage } from '#src/api/pages.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { OtherNames } from '../document/block-names.ts'
import { differences, type Difference } from './compare.ts'
import { openedPage, type OpenedPage, type PageOrigin } from './open-page.ts'
import { readStored, type StoredState } from './page-store.ts'
import { Unproven } from './proof.ts'
import { $text } from './read-back.text.ts'
import { baselineOf, isSent, type Sending } from './sending.ts'

/** A page as the server has it after it was sent. */
export interface ReadBack {
  readonly stored: StoredState
  readonly opened: OpenedPage
  readonly names: OtherNames
  readonly changed: readonly Difference[]
  /** Why it does not count as saved; empty when it does. */
  readonly lack: string
}

/** Reads the page that was sent; `before` is what the server had until then. @throws Unproven when that cannot be done */
export async function readBack(server: Pick<Connection, 'send' | 'capabilities'>, before: PageOrigin, sending: Sending): Promise<ReadBack> {
  try {
    const stored = await readStored(server, before.id)
    const { names } = baselineOf(sending)
    const changed = differences(sending.body.value, stored.info.value)
    const lack = lackOf(stored.info, before, sending, changed)
    return { stored, opened: openedPage(stored.info, names), names, changed, lack }
  } catch {
    throw new Unproven()
  }
}

// each save gives a page another version, on every server; a request that was cut loses blocks at its end
function lackOf(info: StoredPage, before: PageOrigin, sending: Sending, changed: readonly Difference[]): string {
  const isAsBefore = before.version !== '' && String(info.version ?? '') === before.version
  if (isAsBefore && !isSent(info, sending)) return $text.get().notStored
  const lost = changed.filter(({ path, sent, stored }) => path === '' && sent !== undefined && stored === undefined)
  return lost.length > 0 ? $text.get().storedInPart(lost.length) : ''
}
