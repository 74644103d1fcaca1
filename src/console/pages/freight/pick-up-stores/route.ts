import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/setting/merchant/system_store/list'
const key = 'setting-merchant-system-store'

export const routes: readonly Route[] = [{ path, auth: [key], hasRecords: true }]

const button = (act: string, title: PageMenuEntry['title']): PageMenuEntry => ({
  ...{ type: 'button', key: `merchant-${act}`, title, under: key },
})

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path, key, under: '/setting/freight', sort: 9 },
    title: { 'zh-cn': '提货点', en: 'Pick-up points', 'zh-tw': '提貨點' },
  },
  button('add', { 'zh-cn': '添加提货点', en: 'Add', 'zh-tw': '新增提貨點' }),
  button('edit', { 'zh-cn': '编辑提货点', en: 'Edit', 'zh-tw': '編輯提貨點' }),
  button('delete', { 'zh-cn': '删除和恢复提货点', en: 'Delete and restore', 'zh-tw': '刪除和恢復提貨點' }),
  button('status', { 'zh-cn': '设置提货点显示', en: 'Show and hide', 'zh-tw': '設定提貨點顯示' }),
]
