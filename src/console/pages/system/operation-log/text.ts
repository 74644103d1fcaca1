import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '系统日志', en: 'Operation log', 'zh-tw': '系統日誌' },
  id: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  person: { 'zh-cn': 'ID/名称', en: 'Who', 'zh-tw': 'ID/名稱' },
  path: { 'zh-cn': '链接', en: 'Call', 'zh-tw': '連結' },
  page: { 'zh-cn': '页面', en: 'Page', 'zh-tw': '頁面' },
  ip: { 'zh-cn': '操作ip', en: 'IP address', 'zh-tw': '操作ip' },
  type: { 'zh-cn': '类型', en: 'Type', 'zh-tw': '類型' },
  time: { 'zh-cn': '操作时间', en: 'Time', 'zh-tw': '操作時間' },
  name: { 'zh-cn': '名称', en: 'Name', 'zh-tw': '名稱' },
  when: { 'zh-cn': '时间', en: 'Time', 'zh-tw': '時間' },
  everybody: { 'zh-cn': '全部', en: 'Everybody', 'zh-tw': '全部' },
  pathHint: { 'zh-cn': '请输入链接', en: 'Part of the call', 'zh-tw': '請輸入連結' },
  ipHint: { 'zh-cn': '请输入IP', en: 'Part of the address', 'zh-tw': '請輸入IP' },
  check: { 'zh-cn': '校验日志', en: 'Check the log', 'zh-tw': '檢查日誌' },
  empty: { 'zh-cn': '还没有操作记录', en: 'Nothing has been recorded yet', 'zh-tw': '還沒有操作記錄' },
})
