import { columns } from '#src/text/columns.ts'

/** Chinese as in the shop's own screen (designer contract 0 and 5). */
export const $text = columns({
  title: { 'zh-cn': '店铺装修', en: 'Storefront pages', 'zh-tw': '店鋪裝修' },
  id: { 'zh-cn': '页面ID', en: 'Page ID', 'zh-tw': '頁面ID' },
  name: { 'zh-cn': '模板名称', en: 'Template name', 'zh-tw': '範本名稱' },
  kind: { 'zh-cn': '模板类型', en: 'Type', 'zh-tw': '範本類型' },
  add_time: { 'zh-cn': '添加时间', en: 'Added', 'zh-tw': '新增時間' },
  update_time: { 'zh-cn': '更新时间', en: 'Updated', 'zh-tw': '更新時間' },
  home: { 'zh-cn': '首页', en: 'Home page', 'zh-tw': '首頁' },
  topic: { 'zh-cn': '专题页', en: 'Topic page', 'zh-tw': '專題頁' },
  classic: { 'zh-cn': '可视化', en: 'Classic page', 'zh-tw': '視覺化' },
  never: { 'zh-cn': '暂无', en: 'Never', 'zh-tw': '暫無' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  preview: { 'zh-cn': '预览', en: 'Preview', 'zh-tw': '預覽' },
  duplicate: { 'zh-cn': '复制', en: 'Duplicate', 'zh-tw': '複製' },
  copyOf: {
    'zh-cn': (name: string) => `${name} 副本`,
    en: (name: string) => `${name} copy`,
    'zh-tw': (name: string) => `${name} 副本`,
  },
  setHome: { 'zh-cn': '设为首页', en: 'Make home page', 'zh-tw': '設為首頁' },
  add: { 'zh-cn': '添加专题页', en: 'Add topic page', 'zh-tw': '新增專題頁' },
  askRemove: { 'zh-cn': '确定要删除吗？', en: 'Are you sure you want to delete it?', 'zh-tw': '確定要刪除嗎？' },
  askHome: { 'zh-cn': '是否把该模板设为首页', en: 'Make this template the home page?', 'zh-tw': '是否把該範本設為首頁' },
  none: {
    'zh-cn': '还没有页面，先添加一个专题页吧',
    en: 'No pages yet. Add the first topic page.',
    'zh-tw': '還沒有頁面，先新增一個專題頁吧',
  },
})
