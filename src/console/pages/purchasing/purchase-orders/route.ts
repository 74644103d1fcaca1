import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const key = 'admin-store-materialPurchase-index'

export const routes: readonly Route[] = [
  { path: '/purchasingManagement/materialPurchase/:id?', side: 'factory', auth: [key], hasRecords: true },
]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/purchasingManagement',
    key: 'admin-store-purchasingManagement',
    title: { 'zh-cn': '采购管理', en: 'Purchasing', 'zh-tw': '採購管理' },
    icon: 's-order',
    sort: 60,
  },
  {
    type: 'menu',
    path: '/purchasingManagement/materialPurchase',
    key,
    title: { 'zh-cn': '原料采购', en: 'Purchase orders', 'zh-tw': '原料採購' },
    under: '/purchasingManagement',
    sort: 20,
  },
  {
    ...{ type: 'button', key: 'admin-store-materialPurchase-paid', under: key },
    title: { 'zh-cn': '付款', en: 'Pay', 'zh-tw': '付款' },
    api: 'POST /api/order/addPaid',
  },
  { type: 'button', key: 'price:view', title: { 'zh-cn': '查看单价金额', en: 'See prices', 'zh-tw': '檢視單價金額' }, under: key },
  { type: 'button', key: 'price:buy', title: { 'zh-cn': '只看采购价', en: 'See buying prices', 'zh-tw': '只看採購價' }, under: key },
  { type: 'button', key: 'seal:use', title: { 'zh-cn': '使用印章', en: 'Use the seal', 'zh-tw': '使用印章' }, under: key },
]
