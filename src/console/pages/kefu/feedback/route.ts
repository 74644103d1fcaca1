import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/setting/store_service/feedback'
const key = 'admin-setting-store_service-feedback'

export const routes: readonly Route[] = [{ path, auth: [key] }]

export const menu: readonly PageMenuEntry[] = [
  { type: 'menu', path, key, title: { 'zh-cn': '用户留言', en: 'Messages left', 'zh-tw': '使用者留言' }, under: '/kefu', sort: 8 },
  {
    ...{ type: 'button', key: 'service-feedback-reply', under: key },
    title: { 'zh-cn': '处理留言', en: 'Handle messages', 'zh-tw': '處理留言' },
  },
  {
    ...{ type: 'button', key: 'service-feedback-delete', under: key },
    title: { 'zh-cn': '删除留言', en: 'Delete messages', 'zh-tw': '刪除留言' },
  },
]
