import { sql } from 'drizzle-orm'
import { row as readRow } from '#src/server/db.ts'
import type { Row, Stage } from './row.ts'

/** The first order of the demo shop of which something is true. */
const orderWhere = async ({ app }: Stage, where: string) => {
  const found = await readRow<{ id: number }>(
    app.db,
    sql`select id from shop_orders where pid = 0 and is_del = 0 and is_system_del = 0 and ${sql.raw(where)} order by id limit 1`,
  )
  return found!.id
}
const at = (path: string, where: string) => async (stage: Stage) => `/adminapi/${path}/${await orderWhere(stage, where)}`
const refundAt = (path: string, where: string) => async (stage: Stage) => {
  const found = await readRow<{ id: number }>(stage.app.db, sql`select id from shop_refunds where ${sql.raw(where)} order by id limit 1`)
  return `/adminapi/${path}/${found!.id}`
}

const toShip =
  'paid = 1 and status = 0 and shipping_type = 1 and refund_status = 0 and not exists (select 1 from shop_refunds r where r.store_order_id = shop_orders.id)'
const express = "status = 1 and delivery_type = 'express' and refund_status = 0"

/** Whose order has another one above it in the recorded shop has none there. */
const info = {
  ours: ['data.orderInfo.split', 'data.orderInfo.avatar', 'data.orderInfo.left_to_ship', 'data.orderInfo.left_to_refund'],
  differs: {
    'data.orderInfo.refund[].cartInfo': 'the same as cart_info',
    'data.userInfo.spread_uid': 'a number where somebody brought the buyer',
  },
}

const oursOfRow = ['avatar', 'pay_type_info', 'left_to_ship', 'left_to_refund'].map((key) => `data.data[].${key}`)

export const rows: Row[] = [
  { recorded: 'adminapi_order_list', ours: oursOfRow },
  ...['all', '0', '1', '2', '3', '4', '-1', '-2', '-4'].map((status) => ({
    ...{ recorded: `adminapi_order_list_status_${status}`, ours: oursOfRow },
    // one that waits to be shipped was refunded in part there, not here
    ...(status === '1' && { differs: { 'data.data[].refund[]': 'our orders to ship have no refund on this page' } }),
  })),
  {
    recorded: 'adminapi_order_list_by_user_search',
    query: async ({ app }) => {
      const order = await readRow<{ name: string }>(
        app.db,
        sql`select real_name as name from shop_orders where real_name <> '' and pid = 0 limit 1`,
      )
      return { page: 1, limit: 10, real_name: order!.name, field_key: 'all' }
    },
    ours: oursOfRow,
  },
  { recorded: 'adminapi_order_chart', ours: ['data.counts'] },
  ...['1', '3', '5', '6', '7', '8', 'id'].map((id) => ({
    recorded: `adminapi_order_info_${id}`,
    // of the seventh money was given back
    path: at('order/info', id === '7' ? 'exists (select 1 from shop_refunds r where r.store_order_id = shop_orders.id)' : express),
    ...info,
    ...(id === '8' && { differs: { ...info.differs, 'data.orderInfo.refund[]': 'the order that is shipped here has no refund' } }),
  })),
  { recorded: 'ERR_adminapi_order_info_missing', path: '/adminapi/order/info/99999999' },
  { recorded: 'adminapi_order_status_id', path: at('order/status', express), ours: ['data[].by_name'] },
  { recorded: 'adminapi_order_split_cart_info_id', path: at('order/split_cart_info', toShip), opaque: ['data'] },
  { recorded: 'adminapi_order_split_order_id', path: at('order/split_order', toShip) },
  { recorded: 'adminapi_order_express_list' },
  { recorded: 'adminapi_order_edit_id', path: at('order/edit', 'paid = 0') },
  { recorded: 'adminapi_order_distribution_id', path: at('order/distribution', "status = 1 and delivery_type = 'send'") },
  { recorded: 'adminapi_order_remark_id_PUT', path: at('order/remark', toShip) },
  { recorded: 'adminapi_order_update_id_PUT', path: at('order/update', "paid = 0 and pay_type <> 'offline'") },
  { recorded: 'adminapi_order_delivery_id_PUT_express', path: at('order/delivery', toShip) },
  { recorded: 'adminapi_order_delivery_id_PUT_local', path: at('order/delivery', toShip) },
  { recorded: 'adminapi_order_delivery_id_PUT_virtual', path: at('order/delivery', toShip) },
  { recorded: 'adminapi_order_take_id_PUT', path: at('order/take', express) },
  { recorded: 'adminapi_order_dels_POST' },
  { recorded: 'adminapi_order_refund_id', path: at('order/refund', toShip) },
  { recorded: 'adminapi_order_no_refund_id', path: at('order/no_refund', toShip) },
  { recorded: 'adminapi_order_sheet_info' },
  // what stands at which place of a line is tried beside the module
  { recorded: 'adminapi_export_order_list', opaque: ['data.export'] },
  { recorded: 'adminapi_export_order_delivery_list' },
  { recorded: 'adminapi_order_delivery_import_express' },
  {
    recorded: 'adminapi_order_refund_integral_id',
    path: '/adminapi/order/refund_integral/99999999',
    otherStatus: { status: 400, code: '400118', reason: 'the number stands in the code, as with every other refusal of an order' },
    differs: { data: 'a refusal has no data' },
    ours: ['code'],
  },
  { recorded: 'adminapi_refund_list', differs: { 'data.list[].cartInfo': 'the same as cart_info' } },
  {
    recorded: 'adminapi_refund_info_uni',
    ours: ['data.userInfo.clean_time', 'data.userInfo.account'],
    path: async ({ app }) => {
      const found = await readRow<{ order_id: string }>(
        app.db,
        sql`select order_id from shop_refunds where refund_type = 1 order by id limit 1`,
      )
      return `/adminapi/refund/info/${found!.order_id}`
    },
  },
  { recorded: 'adminapi_refund_no_refund_id', path: refundAt('refund/no_refund', 'refund_type = 1') },
  { recorded: 'adminapi_refund_refund_id', path: refundAt('refund/refund', 'refund_type = 1') },
  { recorded: 'adminapi_refund_refund_id_GET', path: refundAt('refund/refund', 'refund_type = 1') },
  {
    recorded: 'adminapi_refund_refund_id_PUT',
    path: refundAt('refund/refund', 'refund_type = 1'),
    body: { refund_price: '0.50', type: 1 },
  },
]
