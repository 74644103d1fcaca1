import type { Id } from '#src/api/endpoint.ts'
import type { Host } from '#src/door/host.ts'
import type { Connection } from '#src/stores/connection.ts'
import { UnreadableValue } from '../document/read-value.ts'
import { openedPage, type OpenedPage } from '../session/open-page.ts'
import { LegacyPage } from './legacy-page.ts'
import { LegacyPanel } from './legacy-panel.tsx'
import { rowsIn } from './stored/value.ts'

/** What an editor of the page is made of: the host and the shop as this page sees them. */
export interface OpenedLegacy {
  readonly host: Host
  readonly connection: Connection
  readonly page: OpenedPage
}

/** Opens a page of the older decoration; `go` opens the new page that is made of it. @throws RequestError, UnreadableValue */
export async function openLegacy(host: Host, shop: Connection, id: Id, go: (id: string) => void): Promise<OpenedLegacy> {
  const page = new LegacyPage(shop)
  try {
    const info = await page.read({ id })
    // an object without a single part of an older page is something else
    if (Object.keys(info.value as object).length === 0) throw new UnreadableValue('broken')
    const made = (to: Id, version: string) => {
      host.emit('crm-saved', { id: String(to), version })
      go(String(to))
    }
    const layout = { PagePanel: () => <LegacyPanel shop={shop} isBuiltIn={() => page.isBuiltIn} onMade={made} /> }
    const opened = { ...openedPage(info), rows: rowsIn(page.whole), layout }
    return { host: page.hostOf(host), connection: page.connection, page: opened }
  } catch (error) {
    throw error instanceof SyntaxError ? new UnreadableValue('broken') : error
  }
}
