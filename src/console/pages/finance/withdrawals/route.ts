import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/finance/user_extract/index', auth: ['finance-user_extract'], hasRecords: true }]

const under = 'finance-user_extract'

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/finance',
    key: 'admin-finance',
    title: { 'zh-cn': '财务', en: 'Finance', 'zh-tw': '財務' },
    icon: 's-finance',
    sort: 90,
  },
  {
    type: 'menu',
    path: '/finance/user_extract',
    key: 'finance-user_extract-index',
    title: { 'zh-cn': '财务操作', en: 'Requests', 'zh-tw': '財務操作' },
    under: '/finance',
    sort: 4,
  },
  {
    type: 'menu',
    path: '/finance/user_extract/index',
    key: under,
    title: { 'zh-cn': '提现申请', en: 'Withdrawals', 'zh-tw': '提現申請' },
    under: '/finance/user_extract',
    sort: 1,
  },
  { type: 'button', key: 'extract-status', title: { 'zh-cn': '提现审核', en: 'Decide withdrawals', 'zh-tw': '提現審核' }, under },
  { type: 'button', key: 'extract-edit', title: { 'zh-cn': '编辑提现', en: 'Edit withdrawals', 'zh-tw': '編輯提現' }, under },
  { type: 'button', key: 'extract-account', title: { 'zh-cn': '查看收款账号', en: 'See accounts', 'zh-tw': '查看收款帳號' }, under },
]
