import type { Schema } from '../../schemas.ts'
import { allModules } from '../../web/site.ts'

const text = (maxLength: number): Schema => ({ type: 'string', maxLength })

const flag: Schema = { type: 'integer', enum: [0, 1] }

export const tabsQuery: Schema = { properties: { type: { type: 'integer' }, pid: { type: 'integer' } }, additionalProperties: true }
export const formQuery: Schema = { properties: { tab_id: { type: 'integer', default: 1 }, url: text(500) }, additionalProperties: true }
/** What something of this server reads; a setting that nothing reads is not offered. */
export const configBody: Schema = {
  type: 'object',
  properties: {
    site_name: text(40),
    copyright: text(120),
    site_logo: text(500),
    site_logo_square: text(500),
    new_order_audio_link: text(500),
    model_checkbox: { type: 'array', uniqueItems: true, items: { type: 'string', enum: [...allModules] } },
    show_demos: { type: 'integer', enum: [0, 1] },
    ...{
      order_cancel_time: text(20),
      system_ship_time: text(20),
      system_delivery_time: text(20),
      system_comment_time: text(20),
      store_stock: text(20),
    },
    ...{ integral_ratio: text(20), order_give_integral: text(20), store_brokerage_ratio: text(20), store_brokerage_two: text(20) },
    ...{ store_self_mention: flag, brokerage_func_status: flag, is_self_brokerage: flag },
    ...{ service_feedback: text(500), kefu_greeting: text(500), tourist_avatar: text(500) },
    version: { type: 'integer', minimum: 1 },
  },
}
