import { sql, type SQL } from 'drizzle-orm'
import type { PageColumns } from '#src/api/pages.ts'
import type { Db } from '../../db.ts'
import { withOrigin } from '../../shop/address.ts'
import { hydrateValue } from './hydrate.ts'
import type { StoredRow } from './store.ts'
import { hashOf } from './value.ts'

/** The columns that a save writes. */
export type SavedColumns = PageColumns & { cover_image: string }

const columnNames = [
  'title',
  'name',
  'is_show',
  'is_bg_color',
  'color_picker',
  'is_bg_pic',
  'bg_pic',
  'bg_tab_val',
  'cover_image',
] as const satisfies (keyof SavedColumns)[]

/** What a page, its draft and each of its versions hold; `portable`: addresses are stored without an origin. */
export interface Content {
  version: string
  hash: string
  columns: SavedColumns
  value: unknown
  is_diy: number
  portable: boolean
}

/** The columns among other fields of a body. */
export function columnsOf(body: SavedColumns): SavedColumns {
  return Object.fromEntries(columnNames.map((name) => [name, body[name]])) as unknown as SavedColumns
}

/** The columns of `pages` as one JSON object, to be copied inside the database. */
export const columnsAsJson: SQL = sql.raw(`json_build_object(${columnNames.map((name) => `'${name}', ${name}`).join(', ')})`)

/** `title = …, name = …` of an update. */
export const columnsSet = (columns: SavedColumns): SQL =>
  sql.join(
    columnNames.map((name) => sql`${sql.identifier(name)} = ${columns[name]}`),
    sql`, `,
  )

/** A content with absolute addresses, and the hash that fits them. */
export function settled(content: Content, origin: string): Content {
  if (!content.portable) return content
  const value = withOrigin(content.value, origin)
  const columns = withOrigin(content.columns, origin) as SavedColumns
  return { ...content, columns, value, hash: hashOf(value), portable: false }
}

/** A page as the designer reads it, with the columns and the value of `content`: addresses absolute, previews filled in. */
export async function infoOf(db: Db, page: StoredRow, content: Content, origin: string) {
  const { portable: _, is_published: _published, ...stored } = page
  const { columns, value, version, hash, is_diy } = settled(content, origin)
  const { cover_image: _cover, ...shown } = columns
  return { ...stored, ...shown, version, hash, is_diy, value: await hydrateValue(db, value, origin) }
}
