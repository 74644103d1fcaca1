import type { Messages } from '../../messages.ts'

const messages: Messages = {
  BATCH_UNKNOWN: { 'zh-cn': '没有这种批量操作', en: 'There is no such batch action', 'zh-tw': '沒有這種批次操作' },
  BATCH_QUERY: { 'zh-cn': '筛选条件或内容有误', en: 'The filter or what is set is wrong', 'zh-tw': '篩選條件或內容有誤' },
  BATCH_MANY: {
    'zh-cn': '已有一个批量操作在进行，请等它完成',
    en: 'A batch action of yours is under way already; wait until it has ended',
    'zh-tw': '已有一個批次操作在進行，請等它完成',
  },
  BATCH_STEP: { 'zh-cn': '{done} / {count}', en: '{done} of {count}', 'zh-tw': '{done} / {count}' },
  BATCH_LEFT: {
    'zh-cn': '{done} / {count}，{left} 条未更改：{reason}',
    en: '{done} of {count}, {left} left as they are: {reason}',
    'zh-tw': '{done} / {count}，{left} 筆未更改：{reason}',
  },
}

export default messages
