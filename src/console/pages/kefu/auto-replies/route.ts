import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/setting/store_service/auto_reply'
const key = 'admin-setting-store_service-auto_reply'

export const routes: readonly Route[] = [{ path, auth: [key] }]

export const menu: readonly PageMenuEntry[] = [
  { type: 'menu', path, key, title: { 'zh-cn': '自动回复', en: 'Automatic replies', 'zh-tw': '自動回覆' }, under: '/kefu', sort: 7 },
  {
    ...{ type: 'button', key: 'service-auto_reply-edit', under: key },
    title: { 'zh-cn': '添加和编辑自动回复', en: 'Add and edit automatic replies', 'zh-tw': '新增和編輯自動回覆' },
  },
  {
    ...{ type: 'button', key: 'service-auto_reply-delete', under: key },
    title: { 'zh-cn': '删除自动回复', en: 'Delete automatic replies', 'zh-tw': '刪除自動回覆' },
  },
]
