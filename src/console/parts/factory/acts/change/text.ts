import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: {
    'zh-cn': (no: number) => `第 ${no} 次变更`,
    en: (no: number) => `Change no. ${no}`,
    'zh-tw': (no: number) => `第 ${no} 次變更`,
  },
  waits: {
    'zh-cn': '变更后需要重新审批，审批前不能收货。',
    en: 'It has to be approved again, and nothing is received before.',
    'zh-tw': '變更後需要重新核准，核准前不能收貨。',
  },
  stands: { 'zh-cn': '变更后仍为已审批。', en: 'It stays approved.', 'zh-tw': '變更後仍為已核准。' },
  confirm: { 'zh-cn': '确认变更', en: 'Change it', 'zh-tw': '確認變更' },
})
