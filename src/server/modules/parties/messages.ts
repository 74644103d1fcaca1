import type { Messages } from '../../messages.ts'

const messages: Messages = {
  MERGE_ENTERED: {
    'zh-cn': '已有往来账的单位不能并入其他单位，请改为保留它',
    en: 'One that has entries in the ledger cannot go over into another: let it be the one that stays',
    'zh-tw': '已有往來帳的單位不能併入其他單位，請改為保留它',
  },
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
