import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/setting/merchant/system_store_staff/index'
const key = 'setting-merchant-system-store-staff'

export const routes: readonly Route[] = [{ path, auth: [key] }]

const button = (act: string, title: PageMenuEntry['title']): PageMenuEntry => ({
  ...{ type: 'button', key: `merchant-staff-${act}`, title, under: key },
})

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path, key, under: '/setting/freight', sort: 8 },
    title: { 'zh-cn': '核销员', en: 'Pick-up clerks', 'zh-tw': '核銷員' },
  },
  button('add', { 'zh-cn': '添加核销员', en: 'Add', 'zh-tw': '新增核銷員' }),
  button('edit', { 'zh-cn': '编辑核销员', en: 'Edit', 'zh-tw': '編輯核銷員' }),
  button('delete', { 'zh-cn': '删除核销员', en: 'Delete', 'zh-tw': '刪除核銷員' }),
  button('status', { 'zh-cn': '设置核销员状态', en: 'Switch on and off', 'zh-tw': '設定核銷員狀態' }),
]
