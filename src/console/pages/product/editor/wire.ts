import type { ProductBody, ProductInfo, ProductQuestion, ProductRead, ProductSku } from '#src/api/store-products.ts'
import type { Id } from '#src/api/endpoint.ts'
import { isRefused, newLineId } from '#src/kinds/lines.ts'
import { time } from '#src/kinds/time.ts'
import { isSame } from '#src/lib/is-same.ts'
import { allColumns } from './sku-fields.ts'
import { attributesOf, namesOf, nameOf, onlyName, valueIdsOf, specsOf, type Sku, type Spec } from './specs.ts'
import type { ProductValues, Question } from './values.ts'

// the one place that knows how a product is written on the wire: text where numbers are meant, lists within text, keys spelt oddly

const whole = (wire: unknown): number => Math.trunc(Number(wire ?? 0)) || 0
const flag = (wire: unknown): boolean => Number(wire) === 1
const texts = (wire: readonly unknown[] | undefined): string[] => (Array.isArray(wire) ? wire.map(String) : [])
/** Ids are opaque; the shop's are numbers. */
const idOf = (text: string): Id => (/^\d{1,15}$/.test(text) ? Number(text) : text)
const zeroOr = (text: string): string => (text === '0' ? '' : text)
const moment = (wire: unknown): string => time().kind.read(/^\d+$/.test(String(wire ?? '')) ? Number(wire) : wire)

/** No coupon is 0 on the wire. */
const plainOf = (key: string, wire: unknown): unknown => (key === 'coupon_id' ? zeroOr(String(wire ?? '')) : wire)

function readSku(sku: ProductSku, specs: readonly Spec[]): Sku {
  const of = valueIdsOf(specs, sku)
  const wire = { is_show: 1, ...sku } as Record<string, unknown>
  const columns = Object.entries(allColumns()).map(([key, { kind }]) => [key, kind.read(plainOf(key, wire[key]))] as const)
  return { ...Object.fromEntries(columns), id: newLineId(), of, came: sku, name: nameOf(specs, of) }
}

function readSkus({ attr, attrs, spec_type: kind }: ProductInfo, specs: readonly Spec[]): Sku[] {
  if (Number(kind) === 1) return (attrs ?? []).map((sku) => readSku(sku, specs))
  const only = attr ?? attrs?.[0]
  return only ? [{ ...readSku(only, []), name: onlyName }] : []
}

const readQuestion = ({ title, label, status, value }: ProductQuestion): Question => ({
  ...{ id: newLineId(), title: String(title), label: String(label), status: status === true || Number(status) === 1 },
  value: value ?? '',
})

/** What the form begins with: of a product that was read. */
export function readProductValues(info: ProductInfo): Omit<ProductValues, 'given'> {
  const items = specsOf(info.items ?? [])
  const [from, to] = info.presale_time ?? []
  const type = whole(info.limit_type)
  return {
    ...{ virtual_type: String(whole(info.virtual_type)), cate_id: texts(info.cate_id), store_name: info.store_name },
    ...{ unit_name: info.unit_name, slider_image: texts(info.slider_image), is_show: String(whole(info.is_show)) },
    ...{ video_open: flag(info.video_open), video_link: info.video_link ?? '' },
    ...{ spec_type: String(whole(info.spec_type)), items, attrs: readSkus(info, items), is_sub: texts(info.is_sub) },
    description: info.description ?? '',
    ...{
      logistics: texts(info.logistics),
      freight: String(info.freight),
      postage: String(info.postage),
      temp_id: zeroOr(String(info.temp_id)),
    },
    ...{ ficti: whole(info.ficti), sort: whole(info.sort), give_integral: whole(info.give_integral) },
    coupon_ids: (info.coupons ?? []).map(({ id }) => String(id)),
    label_id: (info.label_id ?? []).map(({ id }) => String(id)),
    ...{ min_qty: whole(info.min_qty) || 1, is_limit: flag(info.is_limit), limit_type: String(type || 1) },
    limit_num: whole(info.limit_num) || 1,
    ...{ presale: flag(info.presale), presale_time: moment(from), presale_end: moment(to), presale_day: whole(info.presale_day) || 1 },
    ...{ vip_product: flag(info.vip_product), recommend: texts(info.recommend), activity: texts(info.activity) },
    recommend_list: info.recommend_list ?? [],
    ...{ keyword: info.keyword, store_info: info.store_info, command_word: info.command_word ?? '' },
    recommend_image: info.recommend_image ?? '',
    custom_form: (info.custom_form ?? []).map(readQuestion),
    supplier_id: zeroOr(String(info.supplier_id ?? '')),
  }
}

/** What nobody changed goes back as it came, number or text. */
function cellsOf(row: Sku): Record<string, unknown> {
  const came = (row.came ?? {}) as Record<string, unknown>
  const cells = Object.entries(allColumns()).flatMap(([key, { kind }]) => {
    if (key === 'name') return []
    const value = isRefused(row[key]) ? kind.empty : row[key]
    if (value === undefined) return []
    if (key in came && isSame(kind.read(plainOf(key, came[key])), value)) return []
    // a column that was never shown and is empty says nothing
    if (!(key in came) && kind.isEmpty(value as never)) return needed.has(key) ? [[key, usualOf(key)] as const] : []
    return [[key, kind.write(value as never)] as const]
  })
  return Object.fromEntries(cells)
}

const figures = ['price', 'cost', 'ot_price', 'stock', 'weight', 'volume']
const needed = new Set([...figures, 'pic', 'bar_code', 'vip_price', 'brokerage', 'brokerage_two'])
const usualOf = (key: string): string | number => (key === 'pic' || key === 'bar_code' ? '' : 0)

/** Keys that name the values of a row, of the attributes as they were called when it was read. */
const isOldName = (came: ProductSku, key: string): boolean =>
  /^value\d+$/.test(key) || key === 'attr_arr' || key === 'detail' || Object.hasOwn(came.detail ?? {}, key)

function writeSku(row: Sku, specs: readonly Spec[], picture: string): ProductSku {
  const came = row.came ?? ({} as ProductSku)
  const kept = Object.fromEntries(Object.entries(came).filter(([key]) => !isOldName(came, key)))
  const sku = { ...kept, ...cellsOf(row), ...(specs.length > 0 && namesOf(specs, row.of)) } as ProductSku & Record<string, unknown>
  const codes = sku.virtual_list ?? []
  return {
    ...sku,
    pic: sku.pic || picture,
    // codes that are used once are the stock
    ...(codes.length > 0 && { stock: codes.length }),
    ...('coupon_id' in sku && sku['coupon_id'] !== came.coupon_id && { coupon_id: idOf(String(sku['coupon_id'] || 0)) }),
  }
}

/** What is read besides and has another key when it is stored. */
const readOnly = new Set(['coupons', 'attr', 'tempList', 'cateList'])

const picturesIn = (html: string): string[] =>
  [...html.matchAll(/<img[^>]*?\ssrc="([^"]+)"/gi)].map(([, src]) => src!.replaceAll('&amp;', '&'))

const limitOf = ({ is_limit: isLimited, limit_type: type, limit_num: most, given }: ProductValues) =>
  // what is switched off stays what it was
  isLimited || !given.info
    ? { limit_type: Number(type), limit_num: most ?? 1 }
    : { limit_type: given.info.limit_type, limit_num: given.info.limit_num }

/** A product as it is stored: what was read and nobody here knows goes back as it came. */
export function writeProduct(values: ProductValues): ProductBody {
  const { info, isCopy, hasSuppliers } = values.given
  const { version } = values
  const kept = Object.fromEntries(Object.entries(info ?? {}).filter(([key]) => !readOnly.has(key) && !(isCopy && key === 'id')))
  const isMultiple = values.spec_type === '1'
  const specs = isMultiple ? values.items : []
  const [first = ''] = values.slider_image
  const isSent = values.virtual_type === '0'
  return {
    ...kept,
    ...{ virtual_type: Number(values.virtual_type), cate_id: values.cate_id.map(idOf), store_name: values.store_name.trim() },
    ...{ keyword: values.keyword, unit_name: values.unit_name.trim(), store_info: values.store_info },
    slider_image: values.slider_image,
    ...{ video_open: values.video_open ? 1 : 0, video_link: values.video_open ? values.video_link : '' },
    ...{ spec_type: isMultiple ? 1 : 0, items: attributesOf(specs), attrs: values.attrs.map((row) => writeSku(row, specs, first)) },
    ...{ description: values.description, description_images: picturesIn(values.description) },
    logistics: isSent || info ? values.logistics : [],
    ...{ freight: Number(values.freight), postage: values.postage || 0, temp_id: idOf(values.temp_id || '0') },
    ...{ give_integral: values.give_integral ?? 0, ficti: values.ficti ?? 0, sort: values.sort ?? 0, sales: info?.sales ?? 0 },
    ...{ presale: values.presale ? 1 : 0, presale_time: values.presale ? [values.presale_time, values.presale_end] : [] },
    presale_day: values.presale_day ?? 1,
    ...{ vip_product: values.vip_product ? 1 : 0, is_sub: values.is_sub.map(Number), recommend: values.recommend },
    activity: values.activity,
    recommend_list: values.recommend_list.map(({ product_id: id }) => id),
    ...{ coupon_ids: values.coupon_ids.map(idOf), label_id: values.label_id.map(idOf), command_word: values.command_word },
    ...{ is_show: values.is_show === '1' ? 1 : 0, recommend_image: values.recommend_image },
    custom_form: values.custom_form.map(({ title, label, status, value }) => ({ title, label, value, status })),
    ...{ type: 0, is_copy: isCopy ? 1 : 0 },
    ...{ is_limit: values.is_limit ? 1 : 0, ...limitOf(values) },
    min_qty: values.min_qty ?? 1,
    ...(version !== undefined && { version }),
    ...(hasSuppliers && { supplier_id: idOf(values.supplier_id || '0') }),
  }
}

/** What a refusal carries: the product alone, or with the lists beside it. */
export const infoIn = (row: ProductRead | ProductInfo): ProductInfo => ('productInfo' in row ? row.productInfo : row)
