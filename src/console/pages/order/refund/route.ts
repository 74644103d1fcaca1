import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/order/refund'
const under = 'admin-order-refund'

export const routes: readonly Route[] = [{ path, auth: [under], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  { type: 'menu', path, key: under, title: { 'zh-cn': '售后订单', en: 'Refunds', 'zh-tw': '售後訂單' }, under: '/order', sort: 9 },
  { type: 'button', key: 'refund-mark', title: { 'zh-cn': '售后备注', en: 'Remark', 'zh-tw': '售後備註' }, under },
  { type: 'button', key: 'refund-yes', title: { 'zh-cn': '退款', en: 'Refund', 'zh-tw': '退款' }, under },
  { type: 'button', key: 'refund-no', title: { 'zh-cn': '不退款', en: 'Refuse', 'zh-tw': '不退款' }, under },
]
