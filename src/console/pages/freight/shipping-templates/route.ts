import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

const path = '/setting/freight/shipping_templates/list'
const under = 'setting-shipping-templates'

export const routes: readonly Route[] = [{ path, auth: [under], hasRecords: true }]

export const menu: readonly PageMenuEntry[] = [
  {
    ...{ type: 'menu', path, key: under, under: '/setting/freight', sort: 2 },
    title: { 'zh-cn': '运费模板', en: 'Shipping templates', 'zh-tw': '運費模板' },
  },
  { type: 'button', key: 'shipping-temp-add', title: { 'zh-cn': '添加运费模板', en: 'Add', 'zh-tw': '新增運費模板' }, under },
  { type: 'button', key: 'shipping-temp-edit', title: { 'zh-cn': '修改运费模板', en: 'Edit', 'zh-tw': '修改運費模板' }, under },
  { type: 'button', key: 'shipping-temp-delete', title: { 'zh-cn': '删除运费模板', en: 'Delete', 'zh-tw': '刪除運費模板' }, under },
]
