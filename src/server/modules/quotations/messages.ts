import type { Messages } from '../../messages.ts'

const messages: Messages = {
  QUOTATION_EMPTY: {
    'zh-cn': '报价单还没有明细，不能发出',
    en: 'A quotation without lines cannot be sent',
    'zh-tw': '報價單還沒有明細，不能送出',
  },
}

export default messages
