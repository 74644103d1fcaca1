import type { ComponentType } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import type { Publishing } from '#src/api/page-publishing.ts'
import type { StoredPage } from '#src/api/pages.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { OtherNames } from '../document/block-names.ts'
import { footerKind, isWire, nextId, type Block } from '../document/block.ts'
import { hydratedRows } from '../document/hydrated.ts'
import { readValue, UnreadableValue, type ReadValue } from '../document/read-value.ts'
import { freshSettings, settingsOf, type PageSettings } from '../document/settings.ts'
import { blockKinds } from '../blocks/index.ts'
import { readStored } from './page-store.ts'

/** Which state of the page the server had; a save compares with it. */
export interface PageOrigin {
  /** Empty for a page that the server does not have yet. */
  readonly id: string
  readonly version: string
  /** As the server writes times; empty when only the version is known. */
  readonly updated: string
  readonly isHome: boolean
  readonly type: number
  /** Where the page stands between editing and visitors, as it is known here; absent where no drafts are kept. */
  readonly publishing?: Publishing | undefined
}

/** A page whose blocks are given: they can be edited, hidden and shown, but not added, moved or removed. */
export interface FixedLayout {
  /** Stands where other pages have their settings. */
  readonly PagePanel: ComponentType
}

export interface OpenedPage {
  readonly origin: PageOrigin
  readonly value: ReadValue
  readonly settings: PageSettings
  /** Product rows that came along for previews. */
  readonly rows: readonly unknown[]
  readonly layout?: FixedLayout
}

/** Empty, 0 and what is none mean a new page. */
export const isNewPage = (id: unknown): boolean => id === undefined || id === null || id === '' || String(id) === '0'

const freshFooter = (): Block => ({ id: nextId(), kind: footerKind, wire: blockKinds.get(footerKind)!.fresh() })

export function newPage(): OpenedPage {
  return {
    origin: { id: '', version: '', updated: '', isHome: false, type: 2 },
    value: { blocks: [], footer: freshFooter() },
    settings: freshSettings,
    rows: [],
  }
}

/** What an answered page holds; `names` as for `readValue`. @throws UnreadableValue */
export function openedPage(info: StoredPage, names?: OtherNames, publishing?: Publishing): OpenedPage {
  const entries = isWire(info.value) ? Object.values(info.value) : []
  return {
    origin: {
      id: String(info.id),
      version: String(info.version ?? ''),
      updated: String(info.update_time ?? ''),
      isHome: Number(info.status) === 1,
      type: Number(info.type) || 2,
      ...(publishing && { publishing }),
    },
    value: readValue(info.value, names),
    settings: settingsOf(info),
    rows: entries.flatMap((entry) => (isWire(entry) ? hydratedRows(entry) : [])),
  }
}

/** A page of the older decoration: it is opened by `legacy/open.tsx`. */
export class OlderPage extends UnreadableValue {
  constructor() {
    super('legacy')
  }
}

/** Reads a page from the server, its draft where there is one. @throws RequestError, UnreadableValue, OlderPage */
export async function openPage(connection: Pick<Connection, 'send' | 'capabilities'>, id: Id): Promise<OpenedPage> {
  if (isNewPage(id)) return newPage()
  const { info, publishing } = await readStored(connection, id)
  // member centre, category page and theme are rows of the same table (designer contract 2.1)
  if (Number(info.type) === 1) throw new UnreadableValue('settings')
  // an older page may be empty: saved here it would change its kind without being asked
  if (Number(info.is_diy) === 0) throw new OlderPage()
  return openedPage(info, undefined, publishing)
}
