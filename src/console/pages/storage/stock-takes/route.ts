import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const key = 'admin-store-stockTake-index'

export const routes: readonly Route[] = [{ path: '/storageManagement/stockTake/:id?', side: 'factory', auth: [key], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/storageManagement/stockTake',
    key,
    title: { 'zh-cn': '盘点单', en: 'Stock-takes', 'zh-tw': '盤點單' },
    under: '/storageManagement',
    sort: 8,
  },
  { type: 'button', key: 'admin-store-stockTake-count', title: { 'zh-cn': '录入盘点数', en: 'Count', 'zh-tw': '錄入盤點數' }, under: key },
  {
    type: 'button',
    key: 'admin-store-stockTake-adjust',
    title: { 'zh-cn': '库存调整', en: 'Correct stock', 'zh-tw': '庫存調整' },
    under: key,
  },
]
