import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: {
    'zh-cn': (name: string) => `权限列表：${name}`,
    en: (name: string) => `Calls for ${name}`,
    'zh-tw': (name: string) => `權限列表：${name}`,
  },
  several: {
    'zh-cn': '接口可多选，可重复添加；',
    en: 'Choose as many calls as you like; one may be added again.',
    'zh-tw': '介面可多選，可重複新增；',
  },
  missing: {
    'zh-cn': '添加路由按照路由规则进行添加，即可在开发工具->接口管理里面点击同步；',
    en: 'A route that was added by the rules for routes is fetched under developer tools, calls.',
    'zh-tw': '新增路由依照路由規則進行，即可在開發工具->介面管理裡點選同步；',
  },
  fetched: {
    'zh-cn': '同步完成即可在此选择对应的接口；',
    en: 'Once it was fetched, its call can be chosen here.',
    'zh-tw': '同步完成即可在此選擇對應的介面；',
  },
  search: { 'zh-cn': '输入关键词搜索', en: 'Part of a name or address', 'zh-tw': '輸入關鍵字搜尋' },
  modules: { 'zh-cn': '接口分类', en: 'Modules', 'zh-tw': '介面分類' },
  name: { 'zh-cn': '接口名称', en: 'Call', 'zh-tw': '介面名稱' },
  method: { 'zh-cn': '请求方式', en: 'Method', 'zh-tw': '請求方式' },
  path: { 'zh-cn': '接口地址', en: 'Address', 'zh-tw': '介面位址' },
  added: { 'zh-cn': '已添加', en: 'Added', 'zh-tw': '已新增' },
  none: { 'zh-cn': '这个分类下没有接口', en: 'No calls in this module', 'zh-tw': '這個分類下沒有介面' },
  nothing: { 'zh-cn': '没有匹配的接口', en: 'No call matches', 'zh-tw': '沒有符合的介面' },
  noModules: { 'zh-cn': '商城还没有接口分类', en: 'The shop has no modules yet', 'zh-tw': '商城還沒有介面分類' },
  notRead: { 'zh-cn': '接口加载失败', en: 'The calls could not be read', 'zh-tw': '介面載入失敗' },
  chosen: {
    'zh-cn': (count: number) => `已选 ${count} 个`,
    en: (count: number) => `${count} chosen`,
    'zh-tw': (count: number) => `已選 ${count} 個`,
  },
  choose: { 'zh-cn': '请选择接口', en: 'Choose a call first', 'zh-tw': '請選擇介面' },
})
