import type { PageMenuEntry } from '#src/api/page-menu.ts'
import type { Route } from '#src/console/route.ts'

export const routes: readonly Route[] = [{ path: '/setting/freight/city/list', auth: ['setting-system-city'] }]

const under = 'setting-system-city'

export const menu: readonly PageMenuEntry[] = [
  {
    type: 'menu',
    path: '/setting/freight/city/list',
    key: under,
    title: { 'zh-cn': '城市数据', en: 'Regions', 'zh-tw': '城市資料' },
    under: '/setting/freight',
    sort: 1,
  },
  { type: 'button', key: 'system-city-add', title: { 'zh-cn': '添加城市数据', en: 'Add regions', 'zh-tw': '新增城市資料' }, under },
  { type: 'button', key: 'system-city-edit', title: { 'zh-cn': '编辑城市数据', en: 'Edit regions', 'zh-tw': '編輯城市資料' }, under },
  { type: 'button', key: 'system-city-delete', title: { 'zh-cn': '删除城市数据', en: 'Delete regions', 'zh-tw': '刪除城市資料' }, under },
  {
    type: 'button',
    key: 'system-city-clear-cache',
    title: { 'zh-cn': '清除城市数据缓存', en: 'Clear the cache of regions', 'zh-tw': '清除城市資料快取' },
    under,
  },
]
