import { columns } from '#src/text/columns.ts'

export const $text = columns({
  remind: { 'zh-cn': '提醒', en: 'Remind', 'zh-tw': '提醒' },
  to: { 'zh-cn': '提醒谁', en: 'Whom', 'zh-tw': '提醒誰' },
  toHelp: {
    'zh-cn': '不选时提醒所有轮到审批或审核的人',
    en: 'Nobody chosen: everybody whose turn it is to approve or audit',
    'zh-tw': '不選時提醒所有輪到審批或審核的人',
  },
  note: { 'zh-cn': '说明', en: 'Note', 'zh-tw': '說明' },
  sent: {
    'zh-cn': (count: number) => `已提醒 ${count} 人`,
    en: (count: number) => `Reminded: ${count}`,
    'zh-tw': (count: number) => `已提醒 ${count} 人`,
  },
})
