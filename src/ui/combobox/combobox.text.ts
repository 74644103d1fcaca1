import { columns } from '#src/text/columns.ts'

export const $text = columns({
  clear: { 'zh-cn': '清空', en: 'Clear', 'zh-tw': '清空' },
  open: { 'zh-cn': '展开选项', en: 'Show options', 'zh-tw': '展開選項' },
  recent: { 'zh-cn': '最近使用', en: 'Recently used', 'zh-tw': '最近使用' },
  create: {
    'zh-cn': (name: string) => `新建“${name}”`,
    en: (name: string) => `New “${name}”`,
    'zh-tw': (name: string) => `新增「${name}」`,
  },
  none: { 'zh-cn': '没有找到', en: 'Nothing found', 'zh-tw': '沒有找到' },
  failed: { 'zh-cn': '没有加载出来', en: 'Could not be loaded', 'zh-tw': '沒有載入成功' },
  searching: { 'zh-cn': '搜索中…', en: 'Searching…', 'zh-tw': '搜尋中…' },
  found: {
    'zh-cn': (count: number) => `${count} 个选项`,
    en: (count: number) => (count === 1 ? '1 option' : `${count} options`),
    'zh-tw': (count: number) => `${count} 個選項`,
  },
  placeholder: { 'zh-cn': '输入名称、拼音或编号', en: 'Type a name or code', 'zh-tw': '輸入名稱、拼音或編號' },
  remove: {
    'zh-cn': (name: string) => `移除 ${name}`,
    en: (name: string) => `Remove ${name}`,
    'zh-tw': (name: string) => `移除 ${name}`,
  },
  done: { 'zh-cn': '完成', en: 'Done', 'zh-tw': '完成' },
  choose: { 'zh-cn': '请选择', en: 'Choose', 'zh-tw': '請選擇' },
})
