import type { PageMenuEntry, Titles } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/setting/store_service/speechcraft'
const key = 'admin-setting-store_service-speechcraft'

export const routes: readonly Route[] = [{ path, auth: [key] }]

const button = (act: string, title: Titles): PageMenuEntry => ({ type: 'button', key: `service-speechcraft-${act}`, title, under: key })

export const menu: readonly PageMenuEntry[] = [
  { type: 'menu', path, key, title: { 'zh-cn': '客服话术', en: 'Canned replies', 'zh-tw': '客服話術' }, under: '/kefu', sort: 9 },
  button('cate-add', { 'zh-cn': '话术分类', en: 'Categories', 'zh-tw': '話術分類' }),
  button('add', { 'zh-cn': '添加话术', en: 'Add replies', 'zh-tw': '新增話術' }),
  button('edit', { 'zh-cn': '编辑话术', en: 'Edit replies', 'zh-tw': '編輯話術' }),
  button('delete', { 'zh-cn': '删除话术', en: 'Delete replies', 'zh-tw': '刪除話術' }),
]
