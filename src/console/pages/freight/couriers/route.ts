import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/setting/freight/express/index', auth: ['setting-freight-express'], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/setting/freight',
    key: 'admin-setting-freight',
    title: { 'zh-cn': '发货设置', en: 'Shipping', 'zh-tw': '出貨設定' },
    under: '/setting',
  },
  {
    type: 'menu',
    path: '/setting/freight/express/index',
    key: 'setting-freight-express',
    title: { 'zh-cn': '物流公司', en: 'Couriers', 'zh-tw': '物流公司' },
    under: '/setting/freight',
    sort: 4,
  },
]
