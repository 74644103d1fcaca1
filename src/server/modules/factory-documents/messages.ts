import type { Messages } from '../../messages.ts'

const messages: Messages = {
  LINES_MISSING: { 'zh-cn': '请至少填写一行明细', en: 'Enter at least one line', 'zh-tw': '請至少填寫一列明細' },
  SKU_STOPPED: {
    'zh-cn': '这个规格已停用或不存在',
    en: 'This specification is stopped or not there any more',
    'zh-tw': '這個規格已停用或不存在',
  },
  QUANTITY_MISSING: { 'zh-cn': '数量须大于 0', en: 'The quantity must be more than 0', 'zh-tw': '數量須大於 0' },
  OVER_DELIVERED: {
    'zh-cn': '第 {line} 行超出 {sn} 的未交数量 {left}（允许超 3%）',
    en: 'Line {line} takes more than the {left} that {sn} still wants (3 % over is allowed)',
    'zh-tw': '第 {line} 列超出 {sn} 的未交數量 {left}（允許超 3%）',
  },
  SOURCE_CLOSED: {
    'zh-cn': '第 {line} 行的来源 {sn} 未审批、已结案或已作废',
    en: 'Line {line} answers {sn}, which is not approved, or closed',
    'zh-tw': '第 {line} 列的來源 {sn} 未核准、已結案或已作廢',
  },
  LOT_UNKNOWN: { 'zh-cn': '没有这个批号', en: 'There is no such lot', 'zh-tw': '沒有這個批號' },
  LOT_MISSING: { 'zh-cn': '请填写批号', en: 'Enter the lot', 'zh-tw': '請填寫批號' },
  LOT_HELD: { 'zh-cn': '批号待检或不合格，不能出库', en: 'The lot has not passed inspection', 'zh-tw': '批號待檢或不合格，不能出庫' },
  MONTH_CLOSED: {
    'zh-cn': '{month} 已结账，不能再记账',
    en: '{month} is closed: nothing is posted into it',
    'zh-tw': '{month} 已結帳，不能再記帳',
  },
  MONTH_RUNNING: { 'zh-cn': '{month} 还没有结束', en: '{month} has not ended yet', 'zh-tw': '{month} 還沒有結束' },
  MONTH_OPEN: {
    'zh-cn': '还有 {count} 张单据待审核',
    en: '{count} documents still wait to be posted',
    'zh-tw': '還有 {count} 張單據待審核',
  },
  DOCUMENT_LINKED: {
    'zh-cn': '已有下游单据，不能作废，请结案',
    en: 'Other documents have taken of it: close it instead',
    'zh-tw': '已有下游單據，不能作廢，請結案',
  },
  PARTY_MISSING: { 'zh-cn': '请选择往来单位', en: 'Choose a customer or supplier', 'zh-tw': '請選擇往來單位' },
  WAREHOUSE_MISSING: { 'zh-cn': '请选择仓库', en: 'Choose a warehouse', 'zh-tw': '請選擇倉庫' },
  TOKEN_OF_ANOTHER: {
    'zh-cn': '这个请求标识已用于别的单据',
    en: 'This request key was used for another document',
    'zh-tw': '這個請求識別碼已用於別的單據',
  },
}

export default messages
