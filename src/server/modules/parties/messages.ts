import type { Messages } from '../../messages.ts'

const messages: Messages = {
  MERGE_ITSELF: {
    'zh-cn': '不能把一条记录合并到它自己',
    en: 'A record cannot be merged into itself',
    'zh-tw': '不能把一筆記錄合併到它自己',
  },
  PARTY_ELSEWHERE_customer: {
    'zh-cn': '客户里已经有“{name}”',
    en: '“{name}” is a customer already',
    'zh-tw': '客戶裡已經有「{name}」',
  },
  PARTY_ELSEWHERE_supplier: {
    'zh-cn': '供应商里已经有“{name}”',
    en: '“{name}” is a supplier already',
    'zh-tw': '供應商裡已經有「{name}」',
  },
}

export default messages
