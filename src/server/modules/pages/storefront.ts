import { sql } from 'drizzle-orm'
import type { Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { withOrigin } from '../../shop/address.ts'
import { publicValue } from './public-value.ts'
import { byId, findPage, isHome, isPublished, type StoredRow } from './store.ts'
import { isHolder } from './value.ts'

const pageOf = (db: Db, id: number): Promise<StoredRow | undefined> => findPage(db, sql`${id ? byId(id) : isHome} and ${isPublished}`)

const valueFor = (page: StoredRow, origin: string): unknown => publicValue(page.portable ? withOrigin(page.value, origin) : page.value)

/** Version of a page, 0 = home: the storefront reads the page again when it changed. */
export async function publicVersion(db: Db, id: number): Promise<{ version: string; is_diy: number }> {
  const page = await pageOf(db, id)
  if (!page) throw new Refusal({ status: 400351 })
  return { version: page.version, is_diy: page.is_diy }
}

/** A page for visitors, what staff have written cleaned. What is switched off is not given away. */
export async function publicPage(db: Db, id: number, origin: string): Promise<unknown> {
  const page = await pageOf(db, id)
  if (!page) return []
  const shown = page.is_show ? (valueFor(page, origin) ?? []) : []
  if (!page.is_diy) return shown
  const { name, is_show, is_bg_color, color_picker, bg_pic, bg_tab_val, is_bg_pic, order_status, is_diy, title } = page
  return { name, value: shown, is_show, is_bg_color, color_picker, bg_pic, bg_tab_val, is_bg_pic, order_status, is_diy, title }
}

/** The tab bar of the home page. */
export async function navigation(db: Db, origin: string): Promise<unknown> {
  const page = await pageOf(db, 0)
  const value = page ? valueFor(page, origin) : undefined
  if (!isHolder(value)) return []
  return Object.values(value).find((entry) => isHolder(entry) && String(entry['name']).toLowerCase() === 'pagefoot') ?? []
}
