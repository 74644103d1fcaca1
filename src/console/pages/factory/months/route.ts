import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const under = 'setting-systemBasicdata'
/** Of who closes months and keeps no other basic data: the accountant (manufacturing 2.12). */
const key = 'setting-systemBasicdata-period'
const path = '/setting/systemBasicdata/months'

export const routes: readonly Route[] = [{ path, side: 'factory', auth: [under, key], under: '/setting/systemBasicdata' }]

export const menu: readonly PageMenuEntry[] = [
  { type: 'menu', path, key, title: { 'zh-cn': '月末结账', en: 'Closing months', 'zh-tw': '月末結帳' }, under: '/setting', sort: 27 },
  {
    ...{ type: 'button', key: 'setting-systemBasicdata-verify', under: key },
    title: { 'zh-cn': '核对账目', en: 'Compare with the ledgers', 'zh-tw': '核對帳目' },
    api: 'POST /api/finance/verify',
  },
  { type: 'button', key: 'period:override', title: { 'zh-cn': '反结账', en: 'Open months again', 'zh-tw': '反結帳' }, under: key },
]
