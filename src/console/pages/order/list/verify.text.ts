import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '订单核销', en: 'Verify pick-up', 'zh-tw': '訂單核銷' },
  code: { 'zh-cn': '核销码', en: 'Code', 'zh-tw': '核銷碼' },
  codeHint: { 'zh-cn': '请输入或扫描12位核销码', en: 'Type or scan its 12 digits', 'zh-tw': '請輸入或掃描12位核銷碼' },
  codeWrong: { 'zh-cn': '请输入12位核销码', en: 'A code has 12 digits', 'zh-tw': '請輸入12位核銷碼' },
  find: { 'zh-cn': '查询订单', en: 'Find order', 'zh-tw': '查詢訂單' },
  verify: { 'zh-cn': '立即核销', en: 'Verify', 'zh-tw': '立即核銷' },
})
