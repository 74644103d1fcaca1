import { saveProduct, type ProductInfo, type ProductRead } from '#src/api/store-products.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { FormTarget } from '#src/forms/declared/form.ts'
import { isRefused } from '#src/kinds/lines.ts'
import { ActivityInput } from './activity-input.tsx'
import {
  fieldsOfBasics,
  fieldsOfDelivery,
  fieldsOfDetails,
  fieldsOfMarketing,
  fieldsOfOthers,
  isMultiple,
  kindOfSpecs,
  ownPrices,
} from './fields.ts'
import { $text } from './editor.text.ts'
import { productDrafts } from './drafts.ts'
import { readGiven } from './read-given.ts'
import { RecommendInput } from './recommend-input.tsx'
import { wrongAt } from './refusals.ts'
import { blankSku, skusField, type SkuForm } from './sku-fields.ts'
import { SkusInput } from './skus-input.tsx'
import { attributesOf, countOf, mostSkus, onlyName, skusFor, type Sku } from './specs.ts'
import { SpecsInput } from './specs-input.tsx'
import type { ProductValues } from './values.ts'
import { infoIn, readProductValues, writeProduct } from './wire.ts'

const formOf = ({ virtual_type: type, is_sub: own, spec_type: kind, given }: ProductValues): SkuForm => ({
  ...{ type, own, isMultiple: kind === '1', coupons: given.coupons },
})

/** The rows that follow from what is filled in above them. */
function followed(values: ProductValues): Partial<ProductValues> {
  return { attrs: skusFor(values.spec_type === '1' ? values.items : [], values.attrs, blankSku) }
}

const fresh = {
  ...{ virtual_type: '0', cate_id: [], store_name: '', unit_name: '件', slider_image: [], video_open: false, video_link: '' },
  ...{ is_show: '1', spec_type: '0', items: [], is_sub: [], description: '', logistics: ['1'], freight: '2', postage: '0', temp_id: '' },
  ...{ ficti: 0, sort: 0, give_integral: 0, coupon_ids: [], label_id: [], min_qty: 1, is_limit: false, limit_type: '1', limit_num: 1 },
  ...{ presale: false, presale_time: '', presale_end: '', presale_day: 1, vip_product: false, recommend: [] },
  ...{ activity: ['默认', '秒杀', '砍价', '拼团'], recommend_list: [], keyword: '', store_info: '', command_word: '' },
  ...{ recommend_image: '', custom_form: [], supplier_id: '' },
} as const

type Given = ProductValues['given']

function valuesOf(info: ProductInfo | undefined, given: Given): ProductValues {
  if (!info) return { ...fresh, attrs: [blankSku({}, onlyName)], given }
  const values = readProductValues(info)
  const attrs = values.attrs.length > 0 ? values.attrs : [blankSku({}, onlyName)]
  return { ...values, attrs, given, ...(info.version !== undefined && !given.isCopy && { version: info.version }) }
}

async function start({ connection, row, query }: FormTarget<ProductRead>): Promise<ProductValues> {
  const { info, ...rest } = await readGiven(connection, row ? infoIn(row) : undefined, query.get('copy') ?? '')
  return valuesOf(info, { ...rest, ...(info && { info }) })
}

type Words = ReturnType<typeof $text.get>

function wrongSpecs(specs: ProductValues['items'], _: ProductValues, words: Words): string | false {
  const named = attributesOf(specs)
  const isWhole = named.every(({ value, detail }) => value !== '' && detail.length > 0 && detail.every(Boolean))
  if (!isWhole) return words.specsUnfinished
  const isOnce = (list: readonly string[]) => new Set(list).size === list.length
  if (!isOnce(named.map(({ value }) => value)) || !named.every(({ detail }) => isOnce(detail))) return words.specsTwice
  return countOf(specs) > mostSkus && words.tooManySkus
}

const figure = (value: unknown) => (isRefused(value) ? 0 : Math.round(Number(value ?? 0) * 100))

function wrongSkus(rows: ProductValues['attrs'], values: ProductValues, words: Words): string | false {
  const { kind } = skusField(formOf(values))
  if (kind.fault(rows as never)) return words.skusWrong
  const isDear = (row: Sku) => figure(row['brokerage']) + figure(row['brokerage_two']) > figure(row['price'])
  if (values.is_sub.includes('1') && rows.some(isDear)) return words.commissionHigh
  const hasGoods = (row: Sku) => String(row['disk_info'] ?? '').trim() !== '' || (row['virtual_list'] as unknown[] | undefined)?.length
  if (values.virtual_type === '1' && !rows.every(hasGoods)) return words.codesMissing
  return values.virtual_type === '2' && rows.some(({ coupon_id: id }) => !id) && words.couponMissing
}

/** A product, new, there already, or a copy of another one (`?copy=12`). */
export const editorForm = defineForm<ProductRead, ProductValues, Words>({
  text: $text,
  in: 'page',
  start,
  drafts: productDrafts,
  theirs: (row, { given }) => valuesOf(infoIn(row), { ...given, info: infoIn(row) }),
  sections: [
    { word: 'basics', fields: fieldsOfBasics.map(({ key }) => key) },
    { word: 'specsAndStock', fields: ['spec_type', 'items', 'is_sub', 'attrs'] },
    { word: 'details', fields: fieldsOfDetails.map(({ key }) => key) },
    { word: 'delivery', fields: fieldsOfDelivery.map(({ key }) => key) },
    { word: 'marketing', fields: [...fieldsOfMarketing.map(({ key }) => key), 'activity', 'recommend_list'] },
    { word: 'others', fields: fieldsOfOthers.map(({ key }) => key) },
  ],
  fields: [
    ...fieldsOfBasics,
    { key: 'spec_type', of: kindOfSpecs, required: 'missing', fills: followed },
    { key: 'items', control: SpecsInput, required: 'specsMissing', when: isMultiple, fills: followed, check: wrongSpecs },
    { key: 'is_sub', of: ownPrices },
    { key: 'attrs', control: SkusInput, required: 'specsMissing', check: wrongSkus },
    ...fieldsOfDetails,
    ...fieldsOfDelivery,
    ...fieldsOfMarketing,
    { key: 'activity', control: ActivityInput, help: 'activityHelp' },
    { key: 'recommend_list', control: RecommendInput },
    ...fieldsOfOthers,
  ],
  async save(values, { connection, row, options }) {
    const id = row ? infoIn(row).id : 0
    try {
      return (await connection.answer(saveProduct, { params: { id }, body: writeProduct(values) }, options)).message
    } catch (failure) {
      throw wrongAt(failure)
    }
  },
})
