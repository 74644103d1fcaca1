import { paperNames } from '#src/console/parts/factory/paper-names.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  PO: paperNames.PO,
  title: { 'zh-cn': '审批规则', en: 'Approval rules', 'zh-tw': '審批規則' },
  empty: {
    'zh-cn': '还没有规则：一人审批即可',
    en: 'No rules yet: one person approves',
    'zh-tw': '還沒有規則：一人核准即可',
  },
  type: { 'zh-cn': '单据', en: 'Document', 'zh-tw': '單據' },
  kind: { 'zh-cn': '何时需要', en: 'Wanted', 'zh-tw': '何時需要' },
  ofAmount: { 'zh-cn': '价税合计达到（元）', en: 'from a total of (yuan)', 'zh-tw': '價稅合計達到（元）' },
  ofRise: { 'zh-cn': '单价比上次高出（%）', en: 'above the last price by (%)', 'zh-tw': '單價比上次高出（%）' },
  ofNewParty: { 'zh-cn': '首次往来的单位', en: 'for a party without an order so far', 'zh-tw': '首次往來的單位' },
  limit: { 'zh-cn': '界限', en: 'Limit', 'zh-tw': '界限' },
  limitHint: { 'zh-cn': '金额填元，涨价填百分数。', en: 'Yuan, or per cent.', 'zh-tw': '金額填元，漲價填百分數。' },
  level: { 'zh-cn': '第几级', en: 'Level', 'zh-tw': '第幾級' },
  levelHint: {
    'zh-cn': '逐级审批：第 1 级总是有的，规则可以指定由谁审；同一人只能审一级。',
    en: 'One after the other. The first level is always there; nobody approves at two.',
    'zh-tw': '逐級核准：第 1 級總是有的，規則可以指定由誰審；同一人只能審一級。',
  },
  role: { 'zh-cn': '由谁审批', en: 'Approved by', 'zh-tw': '由誰核准' },
  roleHint: { 'zh-cn': '不选则任何有审批权限的人。', en: 'Anybody who may approve unless told.', 'zh-tw': '不選則任何有核准權限的人。' },
  remark: { 'zh-cn': '规则名称', en: 'Name', 'zh-tw': '規則名稱' },
  isOn: { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  yes: { 'zh-cn': '启用', en: 'In use', 'zh-tw': '啟用' },
  no: { 'zh-cn': '停用', en: 'Switched off', 'zh-tw': '停用' },
})
