import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import { columnsSet, type Content, type SavedColumns } from './content.ts'
import { remember, type Author } from './history.ts'
import { hashOf } from './value.ts'

/** A new version's name. */
export const newVersion = (): string => randomBytes(8).toString('hex')

/** New content of a page made of blocks, under a version of its own. */
export const newContent = (columns: SavedColumns, value: unknown): Content => ({
  version: newVersion(),
  hash: hashOf(value),
  columns,
  value,
  is_diy: 1,
  portable: false,
})

/** An empty page that nobody sees; answers its id. */
export async function addPage(db: Db): Promise<number> {
  const made = await row<{ id: number }>(db, sql`insert into pages (version, is_published) values ('', false) returning id`)
  return made!.id
}

/** Makes a content what visitors read, and the newest entry of the page's history. */
export async function putLive(db: Db, page: number, content: Content, by: Author): Promise<void> {
  await remember(db, page, content, by, { kind: 'published' })
  const { columns, value, version, hash, is_diy, portable } = content
  await db.execute(sql`update pages set ${columnsSet(columns)}, value = ${JSON.stringify(value)}::json, version = ${version}, hash = ${hash},
    type = ${is_diy ? 2 : 0}, is_diy = ${is_diy}, portable = ${portable}, is_published = true, update_time = now() where id = ${page}`)
}
