import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/user/cancel', auth: ['user-user-cancel'] }]

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/user/cancel',
    key: 'user-user-cancel',
    title: { 'zh-cn': '用户注销', en: 'Closing accounts', 'zh-tw': '會員註銷' },
    under: '/user',
    sort: 1,
  },
  {
    type: 'button',
    key: 'user-cancel-decide',
    title: { 'zh-cn': '审核注销申请', en: 'Decide requests', 'zh-tw': '審核註銷申請' },
    under: 'user-user-cancel',
  },
]
