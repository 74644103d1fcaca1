import { columns } from '#src/text/columns.ts'

const andMore = (name: string, count: number, more: (count: number) => string) => (count > 1 ? `${name}${more(count - 1)}` : name)

/** Words of the list of steps. */
export const $text = columns({
  steps: { 'zh-cn': '操作记录', en: 'Steps', 'zh-tw': '操作記錄' },
  start: { 'zh-cn': '最初的页面', en: 'Page as opened', 'zh-tw': '最初的頁面' },
  saved: { 'zh-cn': '已保存', en: 'saved', 'zh-tw': '已儲存' },
  undone: { 'zh-cn': '已撤销', en: 'undone', 'zh-tw': '已復原' },
  hint: {
    'zh-cn': '↑↓ 选择一步，回车回到这一步',
    en: '↑↓ choose a step, Enter goes there',
    'zh-tw': '↑↓ 選擇一步，Enter 回到這一步',
  },
  several: {
    'zh-cn': (name: string, count: number) => andMore(name, count, (more) => ` 等 ${more + 1} 个`),
    en: (name: string, count: number) => andMore(name, count, (more) => ` and ${more} more`),
    'zh-tw': (name: string, count: number) => andMore(name, count, (more) => ` 等 ${more + 1} 個`),
  },
  added: { 'zh-cn': (name: string) => `添加 ${name}`, en: (name: string) => `${name} added`, 'zh-tw': (name: string) => `新增 ${name}` },
  removed: {
    'zh-cn': (name: string) => `删除 ${name}`,
    en: (name: string) => `${name} deleted`,
    'zh-tw': (name: string) => `刪除 ${name}`,
  },
  moved: { 'zh-cn': (name: string) => `移动 ${name}`, en: (name: string) => `${name} moved`, 'zh-tw': (name: string) => `移動 ${name}` },
  hidden: { 'zh-cn': (name: string) => `隐藏 ${name}`, en: (name: string) => `${name} hidden`, 'zh-tw': (name: string) => `隱藏 ${name}` },
  shown: { 'zh-cn': (name: string) => `显示 ${name}`, en: (name: string) => `${name} shown`, 'zh-tw': (name: string) => `顯示 ${name}` },
  renamed: {
    'zh-cn': (name: string) => `重命名 ${name}`,
    en: (name: string) => `${name} renamed`,
    'zh-tw': (name: string) => `重新命名 ${name}`,
  },
  changed: {
    'zh-cn': (field: string, name: string) => (field ? `修改 ${name}：${field}` : `修改 ${name}`),
    en: (field: string, name: string) => (field ? `${field} changed in ${name}` : `${name} changed`),
    'zh-tw': (field: string, name: string) => (field ? `修改 ${name}：${field}` : `修改 ${name}`),
  },
  settings: { 'zh-cn': '页面设置', en: 'the page settings', 'zh-tw': '頁面設定' },
  block: { 'zh-cn': '组件', en: 'Block', 'zh-tw': '元件' },
})
