import { pagingSchema } from '../../shop/paging.ts'
import type { Schema } from '../../schemas.ts'

const whole: Schema = { type: 'integer', minimum: 0, maximum: 1_000_000_000 }
const flag: Schema = { type: 'integer', enum: [0, 1] }
const name: Schema = { type: 'string', maxLength: 100 }
/** The validator turns numbers of other programs into text. */
const figure: Schema = { type: 'string', maxLength: 20, pattern: '^\\d*(\\.\\d+)?$' }

const city: Schema = { type: 'object', properties: { city_id: whole, name } }
const region: Schema = { type: 'object', properties: { ...city['properties'], children: { type: 'array', maxItems: 1_000, items: city } } }
const regions: Schema = { type: 'array', maxItems: 100, items: region }
const rows = (properties: Record<string, Schema>): Schema => ({ type: 'array', maxItems: 101, items: { type: 'object', properties } })

export const params: Schema = { properties: { id: { type: 'integer', minimum: 0 } }, required: ['id'] }
export const query: Schema = { properties: { ...pagingSchema, name } }

export const body: Schema = {
  type: 'object',
  properties: {
    ...{ name: { type: 'string', maxLength: 20 }, type: whole, appoint: flag, no_delivery: flag, sort: whole, version: whole },
    // the shop's own screen sends the default row as it was read: with one region instead of a list
    region_info: rows({ region: {}, first: figure, price: figure, continue: figure, continue_price: figure }),
    appoint_info: rows({ place: regions, a_num: figure, a_price: figure }),
    no_delivery_info: rows({ place: regions }),
  },
  required: ['region_info'],
}

const number: Schema = { type: 'number' }
const string: Schema = { type: 'string' }
const listed = (properties: Record<string, Schema>): Schema => ({ type: 'array', items: { type: 'object', properties } })
const wholeCity = { ...{ id: number, city_id: number, level: number, parent_id: number }, area_code: string, name: string }
const located = { ...wholeCity, merger_name: string, lng: string, lat: string, is_show: number }

export const cityList: Schema = listed({ ...located, children: listed(located) })

export const listReply: Schema = {
  type: 'object',
  properties: {
    data: listed({
      ...{ id: number, name: string, type: string, appoint: string },
      ...{ no_delivery: number, sort: number, add_time: string },
    }),
    count: number,
  },
}

export const formReply: Schema = {
  type: 'object',
  properties: {
    templateList: listed({
      ...{ region: {}, regionName: string, first: number, price: number },
      ...{ continue: number, continue_price: number, uniqid: string },
    }),
    appointList: listed({ place: {}, placeName: string, a_num: number, a_price: number }),
    noDeliveryList: listed({ place: {}, placeName: string }),
    formData: {
      type: 'object',
      properties: { name: string, type: number, appoint_check: number, no_delivery_check: number, sort: number },
    },
    version: number,
  },
}
