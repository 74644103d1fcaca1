import { columns } from '#src/text/columns.ts'

export const $text = columns({
  doubtful: {
    'zh-cn': '连接中断，无法确认是否送达',
    en: 'The connection broke; it may not have arrived',
    'zh-tw': '連線中斷，無法確認是否送達',
  },
  again: { 'zh-cn': '重新发送', en: 'Send again', 'zh-tw': '重新傳送' },
  discard: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
})
