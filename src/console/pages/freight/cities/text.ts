import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '城市数据', en: 'Regions', 'zh-tw': '城市資料' },
  id: { 'zh-cn': '编号', en: 'No.', 'zh-tw': '編號' },
  label: { 'zh-cn': '地区名称', en: 'Region', 'zh-tw': '地區名稱' },
  parent: { 'zh-cn': '上级名称', en: 'Belongs to', 'zh-tw': '上級名稱' },
  country: { 'zh-cn': '中国', en: 'China', 'zh-tw': '中國' },
  empty: { 'zh-cn': '还没有地区', en: 'No regions yet', 'zh-tw': '還沒有地區' },
  add: { 'zh-cn': '添加地区', en: 'Add region', 'zh-tw': '新增地區' },
  below: { 'zh-cn': '下级地区', en: 'Open', 'zh-tw': '下級地區' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  removeAll: {
    'zh-cn': '下级地区会一起删除，确定删除吗？',
    en: 'Everything below this region is deleted with it. Delete it?',
    'zh-tw': '下級地區會一起刪除，確定刪除嗎？',
  },
  cleanCache: { 'zh-cn': '清除缓存', en: 'Clear cache', 'zh-tw': '清除快取' },
})
