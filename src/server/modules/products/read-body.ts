import { sql, type SQL } from 'drizzle-orm'
import type { ProductBody } from '#src/api/store-products.ts'
import { rounded } from '#src/lib/decimal.ts'
import type { Locale } from '../../locale.ts'
import { relative, relativeIn } from '../../shop/address.ts'
import { pinyinOf } from '../../tables/pinyin.ts'
import { refused } from './refusals.ts'

/** Marks of a recommendation; each is a column. */
export const marks = ['is_hot', 'is_benefit', 'is_best', 'is_new', 'is_good'] as const

/** Activities by the words that the shop's wire has for their numbers. */
export const activityNames = ['默认', '秒杀', '砍价', '拼团'] as const

const whole = (value: string | number | undefined): number => Math.trunc(Number(value || 0))

/** Ids that are some, each once. */
export const idsOf = (values: readonly (string | number)[]): number[] => [...new Set(values.map(Number).filter((id) => id > 0))]

/** What the shop refuses before it looks at anything else, in its order; a file brings no pictures. */
function check(body: ProductBody, locale: Locale, isInFile: boolean): void {
  if (idsOf(body.cate_id).length === 0) throw refused('cate_id', '400373', locale)
  if (!body.store_name.trim()) throw refused('store_name', '400338', locale)
  if (!isInFile && body.slider_image.filter(Boolean).length === 0) throw refused('slider_image', '400349', locale)
  if (body.is_limit === 1) {
    if (![1, 2].includes(body.limit_type)) throw refused('limit_type', '400570', locale)
    if (whole(body.limit_num) < 1) throw refused('limit_num', '400571', locale)
  }
  if (body.presale === 1 && body.presale_time.filter(Boolean).length !== 2) throw refused('presale_time', 'PRODUCT_PRESALE_TIME', locale)
  if (body.presale === 1 && String(body.presale_time[0]) >= String(body.presale_time[1]))
    throw refused('presale_time', 'PRODUCT_PRESALE_ORDER', locale)
  if (body.virtual_type === 0 && body.freight === 3 && !Number(body.temp_id)) throw refused('temp_id', 'PRODUCT_TEMPLATE_MISSING', locale)
  if (body.virtual_type === 0 && body.logistics.length === 0) throw refused('logistics', 'PRODUCT_LOGISTICS_MISSING', locale)
}

const numbersOf = (activity: readonly string[]) => {
  const named = activity.map((name) => activityNames.findIndex((one) => one === name)).filter((at) => at >= 0)
  return [...new Set([...named, 0, 1, 2, 3])]
}

const time = (value: string | undefined): SQL => (value ? sql`${value}::timestamp at time zone 'Asia/Shanghai'` : sql`null::timestamptz`)

/** Columns of a product with their values; what its specifications decide (price, stock) is not among them. */
export function columnsOf(body: ProductBody, origin: string, locale: Locale, isInFile = false): Record<string, SQL> {
  check(body, locale, isInFile)
  const slides = body.slider_image.filter(Boolean).map((address) => relative(address, origin))
  const [start, end] = body.presale === 1 ? body.presale_time : []
  const name = body.store_name.trim()
  const isSent = body.virtual_type === 0
  const flags = Object.fromEntries(marks.map((mark) => [mark, sql`${body.recommend.includes(mark) ? 1 : 0}::smallint`]))
  const subs = body.is_sub.map(Number)
  return {
    ...flags,
    cate_id: sql`${idsOf(body.cate_id)[0]!}::bigint`,
    image: sql`${slides[0] ?? ''}`,
    recommend_image: sql`${relative(body.recommend_image, origin)}`,
    slider_image: sql`${JSON.stringify(slides)}::json`,
    ...{ store_name: sql`${name}`, store_info: sql`${body.store_info}`, keyword: sql`${body.keyword.trim()}` },
    pinyin: sql`${pinyinOf(`${name} ${body.keyword}`)}`,
    unit_name: sql`${body.unit_name.trim() || '件'}`,
    video_link: sql`${body.video_open === 1 ? relative(body.video_link.trim(), origin) : ''}`,
    spec_type: sql`${body.spec_type}::smallint`,
    description: sql`${relativeIn(body.description, origin)}`,
    virtual_type: sql`${body.virtual_type}::smallint`,
    logistics: sql`${JSON.stringify(isSent ? body.logistics : [])}::json`,
    freight: sql`${isSent ? body.freight : 1}::smallint`,
    postage: sql`${isSent && body.freight === 2 ? rounded(String(body.postage || '0'), 2) : '0'}::numeric`,
    temp_id: sql`${isSent && body.freight === 3 ? Number(body.temp_id) : null}::bigint`,
    give_integral: sql`${whole(body.give_integral)}::integer`,
    presale: sql`${body.presale}::smallint`,
    ...{ presale_start_at: time(start), presale_end_at: time(end), presale_day: sql`${whole(body.presale_day)}::integer` },
    vip_product: sql`${body.vip_product}::smallint`,
    ...{ is_sub: sql`${subs.includes(1) ? 1 : 0}::smallint`, is_vip: sql`${subs.includes(0) ? 1 : 0}::smallint` },
    activity: sql`${JSON.stringify(numbersOf(body.activity))}::json`,
    command_word: sql`${body.command_word}`,
    is_show: sql`${body.is_show}::smallint`,
    ...{ ficti: sql`${whole(body.ficti)}::integer`, sort: sql`${whole(body.sort)}::integer` },
    custom_form: sql`${JSON.stringify(body.custom_form)}::json`,
    is_limit: sql`${body.is_limit}::smallint`,
    limit_type: sql`${body.is_limit === 1 ? body.limit_type : 0}::smallint`,
    limit_num: sql`${body.is_limit === 1 ? whole(body.limit_num) : 0}::integer`,
    min_qty: sql`${Math.max(1, whole(body.min_qty))}::integer`,
    // who does not know it, such as a file, leaves it as it is
    ...(body.supplier_id !== undefined && { supplier_id: sql`${Number(body.supplier_id) || null}::bigint` }),
  }
}
