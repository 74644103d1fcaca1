import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/user/grade/right', auth: ['admin-user-grade-right'] }]

const under = 'admin-user-grade-right'

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/user/grade/right',
    key: under,
    title: { 'zh-cn': '会员权益', en: 'Benefits', 'zh-tw': '會員權益' },
    under: '/user/grade',
    sort: 4,
  },
  { type: 'button', key: 'member-right-edit', title: { 'zh-cn': '编辑会员权益', en: 'Edit benefits', 'zh-tw': '編輯會員權益' }, under },
  { type: 'button', key: 'member-right-status', title: { 'zh-cn': '会员权益状态', en: 'Switch benefits', 'zh-tw': '會員權益狀態' }, under },
]
