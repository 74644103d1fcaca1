import { sql } from 'drizzle-orm'
import { coversOf, type ArticleBody, type ArticleCategory, type ArticleCategoryNode, type ArticleInfo } from '#src/api/articles.ts'
import { row, rows, transaction, type Db } from '../../db.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'
import { absolute, absoluteIn, relative, relativeIn } from '../../shop/address.ts'
import { shopTime } from '../../shop/time.ts'
import { treeOf } from '../../shop/categories.ts'

/** Categories that are shown, of all levels, in the shop's order. */
export const shownCategories = (db: Db): Promise<ArticleCategory[]> =>
  rows(db, sql`select id, pid, title from article_categories where is_del = 0 and status = 1 and hidden = 0 order by sort desc, id`)

/** The same, children below their parents. */
export async function categoryTree(db: Db): Promise<ArticleCategoryNode[]> {
  const all = (await shownCategories(db)).map((one) => ({ ...one, id: Number(one.id), pid: Number(one.pid) }))
  return treeOf(all, ({ id, pid, title }): ArticleCategoryNode => ({ id, value: id, label: title, title, pid }))
}

/** A whole article, addresses of files absolute. Refused with 100100. */
export async function read(db: Db, id: number, origin: string): Promise<ArticleInfo> {
  const found = await row<ArticleInfo>(
    db,
    sql`select id, cid, title, author, image_input, synopsis, share_title, share_synopsis, visit::text as visit, sort, url, status,
      extract(epoch from add_time)::int::text as add_time, hide, 0 as admin_id, 0 as mer_id, coalesce(product_id, 0)::int as product_id,
      is_hot, is_banner, content, version, (select title from article_categories c where c.id = articles.cid) as catename
      from articles where id = ${id} and deleted_at is null`,
  )
  if (!found) throw new Refusal({ status: 400, code: '100100' })
  const { image_input: pictures, content } = found
  const shown = { image_input: pictures.map((address) => absolute(address, origin)), content: absoluteIn(content, origin) }
  // the shop names a product here that nobody can choose
  return { ...found, ...shown, store_info: null, storeInfo: null } as ArticleInfo
}

const wrong = (field: string, code: string, locale: Locale) =>
  new Refusal({ status: 400, code, errors: { [field]: sentence(code, locale) ?? '' } })

/** Adds an article or changes one. Refused with RECORD_GONE, ARTICLE_TITLE, ARTICLE_CATEGORY, and with 409 for an older version. */
export function save(db: Db, user: User, body: ArticleBody, origin: string, locale: Locale): Promise<void> {
  const title = body.title.trim()
  if (!title) throw wrong('title', 'ARTICLE_TITLE', locale)
  const covers = coversOf(body.image_input).map((address) => relative(address, origin))
  const values = sql`${Number(body.cid)}, ${title}, ${body.author.trim()}, ${JSON.stringify(covers)}::json, ${body.synopsis},
    ${relativeIn(body.content, origin)}, ${body.share_title}, ${body.share_synopsis}, ${body.sort}, ${body.url}, ${body.is_banner},
    ${body.is_hot}, ${body.status}, ${user.name}`
  const columns = sql.raw(
    'cid, title, author, image_input, synopsis, content, share_title, share_synopsis, sort, url, is_banner, is_hot, status, updated_by',
  )
  return transaction(db, async (inner) => {
    const category = await row(inner, sql`select 1 from article_categories where id = ${Number(body.cid)} and is_del = 0 for share`)
    if (!category) throw wrong('cid', 'ARTICLE_CATEGORY', locale)
    const id = Number(body.id)
    if (id !== 0) await atVersion(inner, id, body.version, origin)
    const written =
      id === 0
        ? await row(inner, sql`insert into articles (${columns}) values (${values}) returning id`)
        : await row(
            inner,
            sql`update articles set (${columns}) = row(${values}), version = version + 1, updated_at = now()
              where id = ${id} and deleted_at is null returning id`,
          )
    if (!written) throw new Refusal({ status: 400, code: 'RECORD_GONE' })
  })
}

// a link to it may have further values behind the id
const inPage = (id: number) => sql`select name from pages where deleted_at is null
  and (value::text like ${`%news_details/index?id=${id}"%`} or value::text like ${`%news_details/index?id=${id}&%`}) order by id limit 1`

/**
 * Deletes an article; lists, pickers and previews know it no more. Refused with 100008 where there is none, with ARTICLE_IN_PAGE where a
 * page leads to it.
 */
export async function remove(db: Db, id: number): Promise<void> {
  const page = await row<{ name: string }>(db, inPage(id))
  if (page) throw new Refusal({ status: 400, code: 'ARTICLE_IN_PAGE', values: { name: page.name } })
  const deleted = await row(db, sql`update articles set deleted_at = now() where id = ${id} and deleted_at is null returning id`)
  if (!deleted) throw new Refusal({ status: 100008 })
}

async function atVersion(db: Db, id: number, version: number | undefined, origin: string): Promise<void> {
  const found = await row<{ version: number; who: string; at: string }>(
    db,
    sql`select version, updated_by as who, ${shopTime('updated_at')} as at from articles where id = ${id} and deleted_at is null for update`,
  )
  if (!found || version === undefined || version === found.version) return
  const values = { who: found.who || '—', at: found.at }
  throw new Refusal({ status: 409, code: 'ARTICLE_CHANGED', values, data: { row: await read(db, id, origin) } })
}
