import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '业务开关', en: 'Switches', 'zh-tw': '業務開關' },
  second_person: { 'zh-cn': '制单人不能审核', en: 'A second person posts', 'zh-tw': '製單人不能審核' },
  secondPersonHint: {
    'zh-cn': '打开后，谁制的单就不能由谁审批或审核，必须换一个人。',
    en: 'Who wrote a document neither approves nor posts it.',
    'zh-tw': '開啟後，誰製的單就不能由誰核准或審核，必須換一個人。',
  },
  submit_audits: { 'zh-cn': '提交即审核', en: 'Submitting posts', 'zh-tw': '提交即審核' },
  submitAuditsHint: {
    'zh-cn': '打开后，有审核权限的人提交时直接审核过账；没有权限的人照常提交。',
    en: 'Who may post does so by submitting; everybody else submits as before.',
    'zh-tw': '開啟後，有審核權限的人提交時直接審核過帳；沒有權限的人照常提交。',
  },
  negative_stock: { 'zh-cn': '允许负库存', en: 'Stock below nought', 'zh-tw': '允許負庫存' },
  negativeStockHint: {
    'zh-cn': '打开后，在产品里勾选了“允许负库存”的规格，有“允许负库存过账”权限的人可以出成负数；关闭后一律不许。',
    en: 'Specifications that are marked so may fall below nought, posted by who has the right to; switched off, none may.',
    'zh-tw': '開啟後，在產品裡勾選了「允許負庫存」的規格，有「允許負庫存過帳」權限的人可以出成負數；關閉後一律不許。',
  },
  over_delivery: { 'zh-cn': '允许超收（%）', en: 'Over-delivery (%)', 'zh-tw': '允許超收（%）' },
  overDeliveryHint: {
    'zh-cn': '收货超过订单未交数量这个比例以内可以审核，再多就拒绝。',
    en: 'So much more than was ordered is taken; more is refused.',
    'zh-tw': '收貨超過訂單未交數量這個比例以內可以審核，再多就拒絕。',
  },
  weight_tolerance: { 'zh-cn': '过磅允许偏差（%）', en: 'Weight tolerance (%)', 'zh-tw': '過磅允許偏差（%）' },
  weightToleranceHint: {
    'zh-cn': '入库过磅重量与理计重量相差超过这个比例时，必须在该行写备注说明。',
    en: 'A weight that differs by more from that by theory needs a remark at its line.',
    'zh-tw': '入庫過磅重量與理計重量相差超過這個比例時，必須在該行寫備註說明。',
  },
  price_alert: { 'zh-cn': '涨价提醒（%）', en: 'Dearer price (%)', 'zh-tw': '漲價提醒（%）' },
  priceAlertHint: {
    'zh-cn': '采购单价比上次高出这个比例时，制单时提醒，不影响保存。',
    en: 'A price that is so much above that of last time is pointed out while it is entered; it can be saved.',
    'zh-tw': '採購單價比上次高出這個比例時，製單時提醒，不影響儲存。',
  },
  product_number: { 'zh-cn': '产品编号规则', en: 'Numbers of products', 'zh-tw': '產品編號規則' },
  productNumberHint: {
    'zh-cn': '{TYPE} 类别编码，{HARDNESS} 硬度，{T2} 厚度，{SEQ4} 四位流水。已有编号不变。',
    en: '{TYPE} code of the type, {HARDNESS}, {T2} thickness, {SEQ4} counter. Numbers that are there stay.',
    'zh-tw': '{TYPE} 類別編碼，{HARDNESS} 硬度，{T2} 厚度，{SEQ4} 四位流水。已有編號不變。',
  },
  missing: { 'zh-cn': '必填', en: 'Required', 'zh-tw': '必填' },
})
