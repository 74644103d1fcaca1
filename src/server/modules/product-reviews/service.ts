import { sql, type SQL } from 'drizzle-orm'
import type { List } from '#src/api/endpoint.ts'
import type { ProductReview, ReviewQuery, VirtualReviewBody } from '#src/api/product-reviews.ts'
import { row, rows, type Db } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { absolute, relative } from '../../shop/address.ts'
import { datesAt } from '../../shop/date-range.ts'
import { pageOf } from '../../shop/paging.ts'
import { holds } from '../../shop/search.ts'
import { shopTime, unixTime } from '../../shop/time.ts'

/** The mean of both scores, to the whole star as the shop shows it. */
const score = sql`round((r.product_score + r.service_score) / 2.0)::int`
const columns = sql`r.id::int as id, coalesce(r.uid, 0)::int as uid, coalesce(r.order_id, 0)::int as oid, '' as unique,
  r.product_id::int as product_id, 'product' as reply_type, r.product_score, r.service_score, r.comment, r.pics, r.suk,
  ${shopTime('r.added_at')} as add_time, ${shopTime('r.added_at')} as create_time, r.merchant_reply_content,
  coalesce(${unixTime('r.replied_at')}, 0) as merchant_reply_time, r.is_del, (r.replied_at is not null)::int as is_reply, r.nickname,
  r.nickname as account, r.avatar, r.status, p.store_name, p.image, ${score} as score, extract(epoch from now() - r.added_at)::int as age`

type Stored = ProductReview & { age: number }

function conditions({ is_reply: replied, status, store_name: goods, account, data, product_id: product }: ReviewQuery): SQL {
  const words = goods?.trim()
  const name = account?.trim()
  const parts = [
    sql`r.is_del = 0`,
    ...(replied ? [replied === '0' ? sql`r.replied_at is null` : sql`r.replied_at is not null`] : []),
    ...(status ? [sql`r.status = ${Number(status)}`] : []),
    ...(words ? [sql`(${holds('p.store_name', words)} or r.product_id::text = ${words})`] : []),
    ...(name ? [holds('r.nickname', name)] : []),
    ...(Number(product ?? 0) ? [sql`r.product_id = ${Number(product)}`] : []),
    datesAt('data', 'r.added_at', data),
  ]
  return sql.join(parts, sql` and `)
}

const units = [
  [31_536_000, '年'],
  [2_592_000, '个月'],
  [86_400, '天'],
  [3_600, '小时'],
  [60, '分钟'],
] as const

/** How long ago, as the shop writes it. */
function ago(seconds: number): string {
  const [size, unit] = units.find(([least]) => seconds >= least) ?? [1, '秒']
  return `${Math.max(1, Math.floor(seconds / size))}${unit}前`
}

/** Reviews, the newest first. */
export async function list(db: Db, query: ReviewQuery, origin: string): Promise<List<ProductReview>> {
  const from = sql`from product_replies r join products p on p.id = r.product_id where ${conditions(query)}`
  const [found, counted] = await Promise.all([
    rows<Stored>(db, sql`select ${columns} ${from} order by r.added_at desc, r.id desc ${pageOf(query)}`),
    row<{ count: number }>(db, sql`select count(*)::int as count ${from}`),
  ])
  const shown = found.map(({ age, ...one }) => ({
    ...one,
    ...{ avatar: absolute(one.avatar, origin), image: absolute(one.image, origin), time: ago(age) },
    pics: (one.pics ?? []).map((address) => absolute(address, origin)),
  }))
  return { list: shown, count: counted!.count }
}

async function changed(db: Db, id: number, set: SQL): Promise<void> {
  const found = await row(db, sql`update product_replies set ${set} where id = ${id} and is_del = 0 returning id`)
  if (!found) throw new Refusal({ status: 100026 })
}

/** Answers a review, or changes the answer. Refused with 100100, 100026. */
export async function reply(db: Db, id: number, content: string): Promise<void> {
  const said = content.trim()
  if (!said) throw new Refusal({ status: 400, code: '100100', errors: { content: 'REVIEW_CONTENT' } })
  await changed(db, id, sql`merchant_reply_content = ${said}, replied_at = coalesce(replied_at, now())`)
}

/** Refused with 100026. */
export const remove = (db: Db, id: number): Promise<void> => changed(db, id, sql`is_del = 1`)
/** Refused with 100026. */
export const setStatus = (db: Db, id: number, status: number): Promise<void> => changed(db, id, sql`status = ${status}`)

const wrong = (field: string, sentence: string) => new Refusal({ status: 400, code: sentence, errors: { [field]: sentence } })
const isScore = (value: unknown) => [1, 2, 3, 4, 5].includes(Number(value))

/** What has to be filled in, in the shop's order of asking. */
const demanded = [
  ['avatar', 'REVIEW_AVATAR', (body: VirtualReviewBody) => Boolean(body.avatar)],
  ['nickname', 'REVIEW_NICKNAME', (body: VirtualReviewBody) => Boolean(body.nickname?.trim())],
  ['comment', 'REVIEW_COMMENT', (body: VirtualReviewBody) => Boolean(body.comment?.trim())],
  ['product_score', 'REVIEW_PRODUCT_SCORE', (body: VirtualReviewBody) => isScore(body.product_score)],
  ['service_score', 'REVIEW_SERVICE_SCORE', (body: VirtualReviewBody) => isScore(body.service_score)],
] as const

const written = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/

/** When a review is to have been written: now, or a time that has been. */
async function momentOf(db: Db, text: string): Promise<SQL> {
  if (text === '' || text === '0') return sql`now()`
  const at = sql`${text}::timestamp at time zone 'Asia/Shanghai'`
  if (!written.test(text) || Number.isNaN(Date.parse(text.replace(' ', 'T')))) throw wrong('add_time', 'REVIEW_TIME')
  const past = await row<{ isPast: boolean }>(db, sql`select ${at} <= now() as "isPast"`)
  if (!past?.isPast) throw wrong('add_time', 'REVIEW_TIME')
  return at
}

/** Adds a review of the shop's own, which needs no moderation. Refused with 400337 and by field. */
export async function addVirtual(db: Db, body: VirtualReviewBody, origin: string): Promise<void> {
  const chosen = typeof body.image === 'object' && body.image !== null ? body.image.product_id : undefined
  const product = Number(body.product_id || chosen || 0)
  const isThere = product > 0 && (await row(db, sql`select 1 from products where id = ${product} and deleted_at is null`))
  if (!isThere) throw wrong('image', '400337')
  for (const [field, sentence, isFine] of demanded) if (!isFine(body)) throw wrong(field, sentence)
  const suk = (body.suk ?? '').trim()
  if (suk && !(await row(db, sql`select 1 from product_skus where product_id = ${product} and suk = ${suk} and removed_at is null`)))
    throw wrong('suk', 'REVIEW_SUK')
  const at = await momentOf(db, String(body.add_time ?? '').trim())
  const pics = (body.pics ?? []).map((address) => relative(address, origin))
  await db.execute(sql`insert into product_replies (product_id, suk, nickname, avatar, product_score, service_score, comment, pics, status, added_at)
    values (${product}, ${suk}, ${body.nickname.trim()}, ${relative(body.avatar, origin)}, ${Number(body.product_score)},
      ${Number(body.service_score)}, ${body.comment.trim()}, ${JSON.stringify(pics)}::json, 1, ${at})`)
}
