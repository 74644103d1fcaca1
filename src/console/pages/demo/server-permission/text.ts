import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '后端控制', en: 'Judged by the server', 'zh-tw': '後端控制' },
  about: {
    'zh-cn': '前端只是不显示，真正的判断在服务器。下面的按钮会真的调用接口，并显示服务器的回答。',
    en: 'The page only hides; the server decides. These buttons make real calls and show what it answers.',
    'zh-tw': '前端只是不顯示，真正的判斷在伺服器。下面的按鈕會真的呼叫介面，並顯示伺服器的回答。',
  },
  staff: { 'zh-cn': '管理员列表', en: 'Administrators', 'zh-tw': '管理員列表' },
  log: { 'zh-cn': '操作日志', en: 'Operation log', 'zh-tw': '操作日誌' },
  basics: { 'zh-cn': '基础数据', en: 'Basic data', 'zh-tw': '基礎資料' },
  answer: { 'zh-cn': '服务器的回答', en: 'The server’s answer', 'zh-tw': '伺服器的回答' },
  admitted: { 'zh-cn': '允许', en: 'Admitted', 'zh-tw': '允許' },
  call: { 'zh-cn': '接口', en: 'Call', 'zh-tw': '介面' },
  ask: { 'zh-cn': '调用', en: 'Call it', 'zh-tw': '呼叫' },
})
