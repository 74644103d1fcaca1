import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '版本对比', en: 'Compare versions', 'zh-tw': '版本對比' },
  now: { 'zh-cn': '当前页面', en: 'The page now', 'zh-tw': '目前頁面' },
  differs: {
    'zh-cn': (count: number) => (count === 0 ? '组件没有差别' : `有 ${count} 个组件不同`),
    en: (count: number) => (count === 0 ? 'No block differs' : `${count} ${count === 1 ? 'block differs' : 'blocks differ'}`),
    'zh-tw': (count: number) => (count === 0 ? '元件沒有差別' : `有 ${count} 個元件不同`),
  },
  settings: { 'zh-cn': '页面设置不同', en: 'the page settings differ', 'zh-tw': '頁面設定不同' },
  changed: { 'zh-cn': '有修改', en: 'Changed', 'zh-tw': '有修改' },
  moved: { 'zh-cn': '已移动', en: 'Moved', 'zh-tw': '已移動' },
  added: { 'zh-cn': '新增', en: 'Added', 'zh-tw': '新增' },
  removed: { 'zh-cn': '已删除', en: 'Removed', 'zh-tw': '已刪除' },
  onlyChanges: { 'zh-cn': '只看不同', en: 'Only differences', 'zh-tw': '只看不同' },
  failed: { 'zh-cn': '版本没有加载', en: 'The version could not be loaded', 'zh-tw': '版本沒有載入' },
})
