import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '页面演示', en: 'Pages', 'zh-tw': '頁面示範' },
  about: {
    'zh-cn': '列表和表单在没有数据、读取中、出错时的样子。',
    en: 'What lists and forms look like without rows, while reading, and after a failure.',
    'zh-tw': '列表和表單在沒有資料、讀取中、發生錯誤時的樣子。',
  },
  state: { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  empty: { 'zh-cn': '没有数据', en: 'Empty', 'zh-tw': '沒有資料' },
  loading: { 'zh-cn': '读取中', en: 'Reading', 'zh-tw': '讀取中' },
  failed: { 'zh-cn': '出错', en: 'Failed', 'zh-tw': '發生錯誤' },
  nothing: { 'zh-cn': '这里还没有数据', en: 'Nothing here yet', 'zh-tw': '這裡還沒有資料' },
  fill: { 'zh-cn': '添加第一条', en: 'Add the first one', 'zh-tw': '新增第一筆' },
  notRead: { 'zh-cn': '加载失败', en: 'It could not be read', 'zh-tw': '載入失敗' },
  why: {
    'zh-cn': '网络断开了，请检查网络后重试',
    en: 'The network is down. Check it and try again.',
    'zh-tw': '網路中斷了，請檢查網路後重試',
  },
})
