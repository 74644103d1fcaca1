import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/setting/delivery_service/index'
const key = 'setting-delivery-service'

export const routes: readonly Route[] = [{ path, auth: [key] }]

const button = (act: string, title: PageMenuEntry['title']): PageMenuEntry => ({
  ...{ type: 'button', key: `delivery-service-${act}`, title, under: key },
})

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path, key, under: '/setting/freight', sort: 10 },
    title: { 'zh-cn': '配送员管理', en: 'Delivery people', 'zh-tw': '配送員管理' },
  },
  button('add', { 'zh-cn': '添加配送员', en: 'Add', 'zh-tw': '新增配送員' }),
  button('edit', { 'zh-cn': '编辑配送员', en: 'Edit', 'zh-tw': '編輯配送員' }),
  button('delete', { 'zh-cn': '删除配送员', en: 'Delete', 'zh-tw': '刪除配送員' }),
  button('status', { 'zh-cn': '设置配送员状态', en: 'Switch on and off', 'zh-tw': '設定配送員狀態' }),
]
