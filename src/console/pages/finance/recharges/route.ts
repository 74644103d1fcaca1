import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/finance/user_recharge/index', auth: ['finance-user-recharge'], hasRecords: true }]

const under = 'finance-user-recharge'

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/finance/user_recharge',
    key: 'finance-user-recharge-index',
    title: { 'zh-cn': '财务记录', en: 'Records', 'zh-tw': '財務記錄' },
    under: '/finance',
    sort: 3,
  },
  {
    type: 'menu',
    path: '/finance/user_recharge/index',
    key: under,
    title: { 'zh-cn': '充值记录', en: 'Recharges', 'zh-tw': '儲值記錄' },
    under: '/finance/user_recharge',
    sort: 4,
  },
  { type: 'button', key: 'recharge-delete', title: { 'zh-cn': '删除充值记录', en: 'Delete recharges', 'zh-tw': '刪除儲值記錄' }, under },
  { type: 'button', key: 'recharge-refund', title: { 'zh-cn': '充值退款', en: 'Refund recharges', 'zh-tw': '儲值退款' }, under },
]
