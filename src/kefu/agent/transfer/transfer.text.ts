import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '转接客服', en: 'Hand over', 'zh-tw': '轉接客服' },
  search: { 'zh-cn': '搜索客服名称', en: 'Search by name', 'zh-tw': '搜尋客服名稱' },
  agents: { 'zh-cn': '在线客服', en: 'Agents who are online', 'zh-tw': '上線中的客服' },
  nobody: { 'zh-cn': '暂无其他客服在线', en: 'No other agent is online', 'zh-tw': '暫無其他客服上線' },
  noMatch: { 'zh-cn': '没有找到客服', en: 'No agent found', 'zh-tw': '沒有找到客服' },
  missing: { 'zh-cn': '请选择转接客服', en: 'Choose who takes over', 'zh-tw': '請選擇轉接客服' },
  note: { 'zh-cn': '转接备注', en: 'Note', 'zh-tw': '轉接備註' },
  noteHint: {
    'zh-cn': '说明客户的问题和处理进度，仅接手的客服可见',
    en: 'What the customer wants and how far you are. Only the other agent sees it',
    'zh-tw': '說明客戶的問題和處理進度，僅接手的客服可見',
  },
  talking: {
    'zh-cn': (n: number) => `接待中 ${n} 人`,
    en: (n: number) => `talking to ${n}`,
    'zh-tw': (n: number) => `接待中 ${n} 人`,
  },
  done: { 'zh-cn': '转接成功', en: 'Handed over', 'zh-tw': '轉接成功' },
})
