import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [
  { path: '/customerManage/customerlist/:id?', side: 'factory', auth: ['admin-store-customerlist-index'], hasRecords: true },
]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/customerManage',
    key: 'admin-store-customerManage',
    title: { 'zh-cn': '客户管理', en: 'Customers and suppliers', 'zh-tw': '客戶管理' },
    icon: 'user',
    sort: 40,
  },
  {
    type: 'menu',
    path: '/customerManage/customerlist',
    key: 'admin-store-customerlist-index',
    title: { 'zh-cn': '客户', en: 'Customers', 'zh-tw': '客戶' },
    under: '/customerManage',
    sort: 20,
  },
  {
    type: 'button',
    key: 'admin-store-customerlist-index-merge',
    title: { 'zh-cn': '合并', en: 'Merge', 'zh-tw': '合併' },
    under: 'admin-store-customerlist-index',
    api: 'POST /api/party/customer/merge',
  },
]
