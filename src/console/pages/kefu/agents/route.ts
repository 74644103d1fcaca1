import type { PageMenuEntry, Titles } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/setting/store_service/index'
const key = 'setting-store-service'

export const routes: readonly Route[] = [{ path, auth: [key] }]

const button = (act: string, title: Titles): PageMenuEntry => ({ type: 'button', key: `service-${act}`, title, under: key })

export const menu: readonly PageMenuEntry[] = [
  { type: 'menu', path, key, title: { 'zh-cn': '客服列表', en: 'Agents', 'zh-tw': '客服列表' }, under: '/kefu', sort: 10 },
  button('add', { 'zh-cn': '添加客服', en: 'Add agents', 'zh-tw': '新增客服' }),
  button('edit', { 'zh-cn': '编辑客服', en: 'Edit agents', 'zh-tw': '編輯客服' }),
  button('delete', { 'zh-cn': '删除客服', en: 'Delete agents', 'zh-tw': '刪除客服' }),
  button('record', { 'zh-cn': '查看聊天记录', en: 'Read what they wrote', 'zh-tw': '查看聊天記錄' }),
  button('in', { 'zh-cn': '进入工作台', en: 'Enter the chat desk as an agent', 'zh-tw': '進入工作台' }),
]
