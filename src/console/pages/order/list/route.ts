import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/order/list'
const under = 'admin-order-storeOrder-index'

export const routes: readonly Route[] = [{ path, auth: [under], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/order',
    key: 'admin-order',
    title: { 'zh-cn': '订单', en: 'Orders', 'zh-tw': '訂單' },
    icon: 's-order',
    sort: 120,
  },
  { type: 'menu', path, key: under, title: { 'zh-cn': '订单管理', en: 'Orders', 'zh-tw': '訂單管理' }, under: '/order', sort: 10 },
  { type: 'button', key: 'order-edit', title: { 'zh-cn': '订单改价', en: 'Change price', 'zh-tw': '訂單改價' }, under },
  { type: 'button', key: 'order-send', title: { 'zh-cn': '订单发货', en: 'Ship', 'zh-tw': '訂單出貨' }, under },
  {
    type: 'button',
    key: 'order-offline-confirm',
    title: { 'zh-cn': '线下确认付款', en: 'Confirm payment', 'zh-tw': '線下確認付款' },
    under,
  },
  { type: 'button', key: 'order-mark', title: { 'zh-cn': '订单备注', en: 'Remark', 'zh-tw': '訂單備註' }, under },
  { type: 'button', key: 'order-take', title: { 'zh-cn': '确认收货', en: 'Mark received', 'zh-tw': '確認收貨' }, under },
  { type: 'button', key: 'order-write-off', title: { 'zh-cn': '订单核销', en: 'Verify pick-up', 'zh-tw': '訂單核銷' }, under },
  { type: 'button', key: 'order-delete', title: { 'zh-cn': '删除订单', en: 'Delete', 'zh-tw': '刪除訂單' }, under },
]
