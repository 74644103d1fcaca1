import { sql } from 'drizzle-orm'
import { row, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { typeOfCategory } from './links.ts'

export interface SavedLink {
  name: string
  url: string
}

const fieldRefusal = (field: string, code: string, locale: Locale) =>
  new Refusal({ status: 400, code, errors: { [field]: sentence(code, locale)! } })

// a storefront path, a web address or another mini-program; nothing that a browser would run: it skips blanks and control signs
const isRunnable = (url: string) => /^(javascript|data|vbscript):/i.test([...url].filter((sign) => sign > ' ').join(''))

/** Keeps a link in a category of saved links; answers its id. Throws a Refusal that names the field. */
export async function saveLink(db: Db, category: number, given: SavedLink, locale: Locale): Promise<number> {
  if ((await typeOfCategory(db, category)) !== 'custom') throw new Refusal({ status: 400, code: 'link_category_wrong' })
  const name = given.name.trim()
  const url = given.url.trim()
  if (!name) throw fieldRefusal('name', 'link_name_required', locale)
  if (!url) throw fieldRefusal('url', 'link_url_required', locale)
  if (isRunnable(url)) throw fieldRefusal('url', 'link_url_wrong', locale)
  const made = await row<{ id: number }>(
    db,
    sql`insert into page_links (cate_id, type, name, url, example) values (${category}, 1, ${name}, ${url}, ${url}) returning id`,
  )
  return made!.id
}

/** Removes a saved link; what the shop came with stays. Throws a Refusal. */
export async function removeLink(db: Db, id: number): Promise<void> {
  const found = await row<{ type: string }>(
    db,
    sql`select c.type from page_links l join link_categories c on c.id = l.cate_id where l.id = ${id}`,
  )
  if (!found) throw new Refusal({ status: 400, code: '100026' })
  if (found.type !== 'custom') throw new Refusal({ status: 400, code: 'link_fixed' })
  await db.execute(sql`delete from page_links where id = ${id}`)
}
