import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '图表', en: 'Charts', 'zh-tw': '圖表' },
  about: {
    'zh-cn': '第一张图是本系统里的数据，第二张由您填写。',
    en: 'The first one shows what this system holds, the second what you write.',
    'zh-tw': '第一張圖是本系統裡的資料，第二張由您填寫。',
  },
  basics: { 'zh-cn': '基础数据的条数', en: 'Entries of basic data', 'zh-tw': '基礎資料的筆數' },
  count: { 'zh-cn': '条数', en: 'Entries', 'zh-tw': '筆數' },
  noBasics: { 'zh-cn': '没有可以显示的数据', en: 'There is nothing to show', 'zh-tw': '沒有可以顯示的資料' },
  own: { 'zh-cn': '您的数字', en: 'Your figures', 'zh-tw': '您的數字' },
  write: {
    'zh-cn': '每行一个名称和一个数字，用空格隔开',
    en: 'A name and a number on each line, separated by a space',
    'zh-tw': '每行一個名稱和一個數字，用空格隔開',
  },
  nothing: { 'zh-cn': '还没有数字', en: 'No figures yet', 'zh-tw': '還沒有數字' },
  notRead: { 'zh-cn': '加载失败', en: 'It could not be read', 'zh-tw': '載入失敗' },
})
