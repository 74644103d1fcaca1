import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/user/grade/type', auth: ['admin-user-member-type'] }]

const under = 'admin-user-member-type'

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/user/grade',
    key: 'user-user-grade',
    title: { 'zh-cn': '付费会员', en: 'Membership', 'zh-tw': '付費會員' },
    under: '/user',
    sort: 6,
  },
  {
    type: 'menu',
    path: '/user/grade/type',
    key: under,
    title: { 'zh-cn': '会员类型', en: 'Memberships', 'zh-tw': '會員類型' },
    under: '/user/grade',
    sort: 5,
  },
  { type: 'button', key: 'member-add', title: { 'zh-cn': '添加会员类型', en: 'Add memberships', 'zh-tw': '新增會員類型' }, under },
  { type: 'button', key: 'member-edit', title: { 'zh-cn': '编辑会员类型', en: 'Edit memberships', 'zh-tw': '編輯會員類型' }, under },
  { type: 'button', key: 'member-delete', title: { 'zh-cn': '删除会员类型', en: 'Delete memberships', 'zh-tw': '刪除會員類型' }, under },
  { type: 'button', key: 'member-status', title: { 'zh-cn': '会员类型状态', en: 'Sell memberships', 'zh-tw': '會員類型狀態' }, under },
]
