import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/user/grade/card', auth: ['admin-user-grade-card'], hasRecords: true }]

const under = 'admin-user-grade-card'

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/user/grade/card',
    key: under,
    title: { 'zh-cn': '卡密会员', en: 'Membership cards', 'zh-tw': '卡密會員' },
    under: '/user/grade',
    sort: 3,
  },
  { type: 'button', key: 'member-card-add', title: { 'zh-cn': '添加批次', en: 'Make cards', 'zh-tw': '新增批次' }, under },
  { type: 'button', key: 'member-card-edit', title: { 'zh-cn': '编辑批次名', en: 'Edit cards', 'zh-tw': '編輯批次名' }, under },
  { type: 'button', key: 'member-card-scan', title: { 'zh-cn': '查看卡列表', en: 'See cards', 'zh-tw': '檢視卡列表' }, under },
]
