import type { Schema } from '../../schemas.ts'
import { mostSkus } from './skus/generate-skus.ts'

const flag: Schema = { type: 'integer', enum: [0, 1], default: 0 }
const text = (maxLength: number): Schema => ({ type: 'string', maxLength, default: '' })
const list = (items: Schema, maxItems: number): Schema => ({ type: 'array', items, maxItems, default: [] })
const id: Schema = { type: 'integer', minimum: 0 }
const ids = list(id, 1_000)
/** The validator turns numbers into text; a client of the shop sends an empty one for what was not filled in. */
const figure: Schema = { type: 'string', maxLength: 20, pattern: '^(\\d{0,8}(\\.\\d*)?)?$' }
const quantity: Schema = { type: 'string', maxLength: 10, pattern: '^\\d{0,8}(\\.0*)?$' }
const whole: Schema = { type: 'integer', minimum: 0, maximum: 999_999_999, default: 0 }

const card: Schema = { type: 'object', properties: { key: text(200), value: text(500) } }
const sku: Schema = {
  type: 'object',
  // values of attributes stand among the columns, by names that nobody knows before
  additionalProperties: true,
  properties: {
    detail: { type: 'object', additionalProperties: { type: 'string', maxLength: 100 } },
    attr_arr: { type: 'array', items: { type: 'string', maxLength: 100 } },
    ...{
      pic: text(1_000),
      price: figure,
      cost: figure,
      ot_price: figure,
      vip_price: figure,
      stock: quantity,
      stock_read: quantity,
      bar_code: text(50),
    },
    ...{ weight: figure, volume: figure, brokerage: figure, brokerage_two: figure },
    ...{ is_show: { ...flag, default: 1 }, is_default_select: flag },
    ...{ disk_info: text(5_000), virtual_list: list(card, 10_000), coupon_id: { ...id, default: 0 } },
  },
}
const attribute: Schema = {
  type: 'object',
  additionalProperties: true,
  properties: { value: text(30), detail: list({ type: 'string', maxLength: 100 }, 100) },
}
const question: Schema = {
  type: 'object',
  properties: {
    title: text(10),
    label: { type: 'string', enum: ['text', 'number', 'email', 'data', 'date', 'time', 'id', 'phone', 'img'], default: 'text' },
    value: text(100),
    status: {},
  },
}
const attributes = list(attribute, 10)

export const idParams: Schema = { properties: { id }, required: ['id'] }
export const showParams: Schema = { properties: { id, is_show: { type: 'integer', enum: [0, 1] } }, required: ['id', 'is_show'] }
export const generateParams: Schema = { properties: { id, type: { type: 'integer', minimum: 0, maximum: 10 } }, required: ['id', 'type'] }
export const idsBody: Schema = { type: 'object', properties: { ids } }
export const generateBody: Schema = {
  type: 'object',
  properties: { attrs: attributes, items: attributes, is_virtual: flag, virtual_type: whole },
}
export const binBody: Schema = { type: 'object', properties: { count: { type: 'integer', minimum: 1 } }, required: ['count'] }
/** Whatever the editor holds. */
export const draftBody: Schema = { type: 'object', additionalProperties: true }
export const draftLimit = 4 * 1024 * 1024

export const productBody: Schema = {
  type: 'object',
  properties: {
    virtual_type: { type: 'integer', minimum: 0, maximum: 3, default: 0 },
    ...{ cate_id: ids, store_name: { type: 'string', maxLength: 128 }, keyword: text(256), unit_name: text(32), store_info: text(256) },
    slider_image: list({ type: 'string', maxLength: 1_000 }, 10),
    ...{ video_open: flag, video_link: text(500), spec_type: flag, items: attributes, attrs: list(sku, mostSkus) },
    ...{ description: text(500_000), description_images: { type: 'array' } },
    logistics: list({ type: 'string', enum: ['1', '2'] }, 2),
    freight: { type: 'integer', minimum: 1, maximum: 3, default: 1 },
    ...{ postage: figure, temp_id: { ...id, default: 0 }, give_integral: whole },
    ...{ presale: flag, presale_time: list({ type: 'string', maxLength: 30 }, 2), presale_day: whole, vip_product: flag },
    is_sub: list({ type: 'integer', enum: [0, 1] }, 2),
    recommend: list({ type: 'string', maxLength: 20 }, 10),
    activity: list({ type: 'string', maxLength: 20 }, 10),
    ...{ recommend_list: ids, coupon_ids: ids, label_id: ids, command_word: text(255), is_show: flag, ficti: whole },
    sort: { type: 'integer', minimum: -32_768, maximum: 32_767, default: 0 },
    ...{ recommend_image: text(1_000), sales: whole, custom_form: list(question, 10) },
    ...{ type: { type: 'integer' }, is_copy: flag, is_limit: flag, limit_type: whole, limit_num: whole, min_qty: { ...whole, default: 1 } },
    supplier_id: id,
    version: { type: 'integer', minimum: 1 },
  },
  // the shop's own screens always name it, if only as an empty text
  required: ['store_name'],
}

export const settingBody: Schema = {
  type: 'object',
  properties: {
    ...{ ids, cate_id: ids, logistics: list({ type: 'string', enum: ['1', '2'] }, 2) },
    freight: { type: 'integer', minimum: 1, maximum: 3, default: 2 },
    ...{ postage: figure, temp_id: { ...id, default: 1 }, give_integral: whole, coupon_ids: ids, label_id: ids },
    recommend: list({ type: 'string', maxLength: 20 }, 10),
    type: { type: 'integer', minimum: 1, maximum: 8 },
    way: { type: 'string', enum: ['set', 'add', 'percent'] },
    figure: { type: 'string', maxLength: 12 },
  },
  required: ['type'],
}

export const quickBody: Schema = {
  type: 'object',
  properties: {
    price: { type: 'string', pattern: '^\\d{1,8}(\\.\\d{1,2})?$' },
    stock: { type: 'integer', minimum: 0, maximum: 1_000_000 },
    stock_read: { type: 'integer', minimum: 0 },
    sort: { type: 'integer', minimum: -32_768, maximum: 32_767 },
    version: { type: 'integer', minimum: 1 },
  },
}
