import type { Messages } from '../../messages.ts'

const messages: Messages = {
  LINES_MISSING: { 'zh-cn': '请至少填写一行明细', en: 'Enter at least one line', 'zh-tw': '請至少填寫一列明細' },
  SKU_STOPPED: {
    'zh-cn': '这个规格已停用或不存在',
    en: 'This specification is stopped or not there any more',
    'zh-tw': '這個規格已停用或不存在',
  },
  SKU_UNKNOWN: { 'zh-cn': '没有这个产品规格', en: 'There are no such goods', 'zh-tw': '沒有這個產品規格' },
  WAREHOUSE_UNKNOWN: { 'zh-cn': '没有这个仓库', en: 'There is no such warehouse', 'zh-tw': '沒有這個倉庫' },
  PARTY_UNKNOWN: { 'zh-cn': '没有这个往来单位', en: 'There is no such supplier or customer', 'zh-tw': '沒有這個往來單位' },
  IMPORT_WITH_PAPER: {
    'zh-cn': '同一单据的其他行有错误，整张单据不导入',
    en: 'Another row of the same document is wrong: the document is left out',
    'zh-tw': '同一單據的其他列有錯誤，整張單據不匯入',
  },
  LOCATION_SHORT: {
    'zh-cn': '库位 {location} 只有 {have}，不足 {need}',
    en: 'Only {have} lie at {location}, {need} are wanted',
    'zh-tw': '庫位 {location} 只有 {have}，不足 {need}',
  },
  LOCATION_FILTER: {
    'zh-cn': '按库位查看时只有当前库存，不能按库存状态、库龄或截止日期筛选',
    en: 'By location there is what lies there now, not by state, age or another day',
    'zh-tw': '按庫位檢視時只有目前庫存，不能按庫存狀態、庫齡或截止日期篩選',
  },
  LOCATION_OTHER: { 'zh-cn': '这个库位不在单据的仓库里', en: 'This location is in another warehouse', 'zh-tw': '這個庫位不在單據的倉庫裡' },
  UNIT_OTHER: { 'zh-cn': '这个规格没有这个单位', en: 'These goods have no such unit', 'zh-tw': '這個規格沒有這個單位' },
  PRICE_UNIT_OTHER: {
    'zh-cn': '这个规格没有面积或长度，不能这样计价',
    en: 'These goods have no such measure to be priced by',
    'zh-tw': '這個規格沒有面積或長度，不能這樣計價',
  },
  DISCOUNT_OVER: {
    'zh-cn': '优惠金额不能超过单据金额',
    en: 'The discount is more than the document comes to',
    'zh-tw': '優惠金額不能超過單據金額',
  },
  DISCOUNT_GIVEN: {
    'zh-cn': '采购订单的优惠已随其他入库单给过，这张最多还能优惠 {left} 元；另有优惠请先变更订单',
    en: 'Other receipts have given the discount of the order; {left} is left of it. Change the order first to give more',
    'zh-tw': '採購訂單的優惠已隨其他入庫單給過，這張最多還能優惠 {left} 元；另有優惠請先變更訂單',
  },
  PRICE_MISSING: {
    'zh-cn': '请填写期初单价，不知道单价的请让看得到价格的人填写',
    en: 'Enter what it cost; who sees no prices asks somebody who does',
    'zh-tw': '請填寫期初單價，不知道單價的請讓看得到價格的人填寫',
  },
  OPENED_BEFORE: {
    'zh-cn': '{sn} 已录入这个规格、仓库和批号的期初，不能重复录入',
    en: '{sn} has opened these goods with this warehouse and lot already',
    'zh-tw': '{sn} 已錄入這個規格、倉庫和批號的期初，不能重複錄入',
  },
  QUANTITY_MISSING: { 'zh-cn': '数量须大于 0', en: 'The quantity must be more than 0', 'zh-tw': '數量須大於 0' },
  OVER_DELIVERED: {
    'zh-cn': '第 {line} 行超出 {sn} 的未交数量 {left}（允许超 {most}%）',
    en: 'Line {line} takes more than the {left} that {sn} still wants ({most} % over is allowed)',
    'zh-tw': '第 {line} 列超出 {sn} 的未交數量 {left}（允許超 {most}%）',
  },
  SOURCE_CLOSED: {
    'zh-cn': '第 {line} 行的来源 {sn} 未审批、已结案或已作废',
    en: 'Line {line} answers {sn}, which is not approved, or closed',
    'zh-tw': '第 {line} 列的來源 {sn} 未核准、已結案或已作廢',
  },
  STOCK_USED_SINCE: {
    'zh-cn': '“{name}”已被 {used} 出库，现有 {stock}，不能反审核',
    en: '“{name}” was taken by {used} since, {stock} are left: it cannot be reversed',
    'zh-tw': '「{name}」已被 {used} 出庫，現有 {stock}，不能反審核',
  },
  CHANGE_BELOW: {
    'zh-cn': '第 {line} 行已到货 {taken}，变更后不能少于它',
    en: '{taken} of line {line} have come already: it cannot be less',
    'zh-tw': '第 {line} 列已到貨 {taken}，變更後不能少於它',
  },
  CHANGE_GOODS: {
    'zh-cn': '第 {line} 行已有到货，不能更换规格或单位',
    en: 'Goods of line {line} have come: its goods and its unit stay',
    'zh-tw': '第 {line} 列已有到貨，不能更換規格或單位',
  },
  CHANGE_TAKEN: {
    'zh-cn': '已有到货，不能更换往来单位或计税方式',
    en: 'Goods have come: whose it is and the way of tax stay',
    'zh-tw': '已有到貨，不能更換往來單位或計稅方式',
  },
  CHANGE_NOTHING: { 'zh-cn': '没有任何变更', en: 'Nothing was changed', 'zh-tw': '沒有任何變更' },
  LINE_ANSWERED: {
    'zh-cn': '第 {line} 行已被 {sn} 引用，不能删除，请用明细结案',
    en: '{sn} answers line {line}: close the line instead of leaving it out',
    'zh-tw': '第 {line} 列已被 {sn} 引用，不能刪除，請用明細結案',
  },
  CODE_UNKNOWN: { 'zh-cn': '没有找到“{code}”', en: 'Nothing is called “{code}”', 'zh-tw': '沒有找到「{code}」' },
  LOT_UNKNOWN: { 'zh-cn': '没有这个批号', en: 'There is no such lot', 'zh-tw': '沒有這個批號' },
  LOT_MISSING: { 'zh-cn': '请填写批号', en: 'Enter the lot', 'zh-tw': '請填寫批號' },
  LOT_STATE_OTHER: {
    'zh-cn': '批号 {lot} 已判定可用，待检或不合格的货请另用批号',
    en: 'Lot {lot} has passed: goods that wait or have failed need a lot of their own',
    'zh-tw': '批號 {lot} 已判定可用，待檢或不合格的貨請另用批號',
  },
  LOT_HELD: { 'zh-cn': '批号待检或不合格，不能出库', en: 'The lot has not passed inspection', 'zh-tw': '批號待檢或不合格，不能出庫' },
  MONTH_CLOSED: {
    'zh-cn': '{month} 已结账，不能再记账',
    en: '{month} is closed: nothing is posted into it',
    'zh-tw': '{month} 已結帳，不能再記帳',
  },
  MONTH_RUNNING: { 'zh-cn': '{month} 还没有结束', en: '{month} has not ended yet', 'zh-tw': '{month} 還沒有結束' },
  MONTH_OPEN: {
    'zh-cn': '还有 {count} 张草稿或待审核的单据：{names}',
    en: '{count} documents are drafts or wait to be posted: {names}',
    'zh-tw': '還有 {count} 張草稿或待審核的單據：{names}',
  },
  MONTH_NOT_CLOSED: { 'zh-cn': '{month} 没有结账', en: '{month} is not closed', 'zh-tw': '{month} 沒有結帳' },
  APPROVED_BEFORE: {
    'zh-cn': '您已审批过，按审批规则需要另一人审批',
    en: 'You have approved it already: a rule wants a second person',
    'zh-tw': '您已核准過，按審批規則需要另一人核准',
  },
  APPROVAL_WAITS: {
    'zh-cn': '已审批，按审批规则还需另一人审批',
    en: 'Approved; a rule wants a second person to approve as well',
    'zh-tw': '已核准，按審批規則還需另一人核准',
  },
  APPROVAL_OTHER: {
    'zh-cn': '这一级由“{who}”审批',
    en: 'At this level {who} approves',
    'zh-tw': '這一級由「{who}」核准',
  },
  SECOND_PERSON: { 'zh-cn': '另一人', en: 'a second person', 'zh-tw': '另一人' },
  SAME_PERSON: {
    'zh-cn': '制单人和改过这张单据的人不能自己审批或审核，请由另一人审核',
    en: 'Who wrote or changed a document does not approve or post it: somebody else has to',
    'zh-tw': '製單人和改過這張單據的人不能自己核准或審核，請由另一人審核',
  },
  DOCUMENT_LINKED: {
    'zh-cn': '已有下游单据，不能作废，请结案',
    en: 'Other documents have taken of it: close it instead',
    'zh-tw': '已有下游單據，不能作廢，請結案',
  },
  ORDERS_DIFFER: {
    'zh-cn': '只能合并同一供应商、同一计税方式的订单',
    en: 'Only orders of one supplier and one way of tax come together',
    'zh-tw': '只能合併同一供應商、同一計稅方式的訂單',
  },
  ORDERS_DONE: {
    'zh-cn': '这些订单没有可收货的明细',
    en: 'Nothing is to come of these orders',
    'zh-tw': '這些訂單沒有可收貨的明細',
  },
  RETURN_OTHER: {
    'zh-cn': '与来源入库单的规格或供应商不符',
    en: 'Not the goods or the supplier of its receipt',
    'zh-tw': '與來源入庫單的規格或供應商不符',
  },
  RETURN_NOTHING: {
    'zh-cn': '这些入库单没有可退的明细',
    en: 'Nothing of these receipts can go back',
    'zh-tw': '這些入庫單沒有可退的明細',
  },
  SOURCE_OTHER: {
    'zh-cn': '与来源订单的规格、供应商或计税方式不符',
    en: 'Not the goods, the supplier or the way of tax of its order',
    'zh-tw': '與來源訂單的規格、供應商或計稅方式不符',
  },
  DELIVERY_EARLY: {
    'zh-cn': '交货日期不能早于单据日期',
    en: 'The delivery is before the day of the document',
    'zh-tw': '交貨日期不能早於單據日期',
  },
  DUE_EARLY: {
    'zh-cn': '到期日不能早于单据日期',
    en: 'It is due before the day of the document',
    'zh-tw': '到期日不能早於單據日期',
  },
  UNIT_DECIMALS: {
    'zh-cn': '“{unit}”的数量最多 {places} 位小数',
    en: 'Quantities in {unit} have at most {places} decimals',
    'zh-tw': '「{unit}」的數量最多 {places} 位小數',
  },
  WEIGHT_BEYOND: {
    'zh-cn': '磅差超过 {most}%，请在备注里说明原因',
    en: 'More than {most} % off the weight by theory: say why in the remark',
    'zh-tw': '磅差超過 {most}%，請在備註裡說明原因',
  },
  KIND_ELSEWHERE: {
    'zh-cn': '样品退回和盘盈由别的单据生成',
    en: 'Samples and count gains are made by other documents',
    'zh-tw': '樣品退回和盤盈由別的單據產生',
  },
  PURCHASE_OF_NOBODY: { 'zh-cn': '请选择供应商', en: 'Choose a supplier', 'zh-tw': '請選擇供應商' },
  CUSTOMER_MISSING: { 'zh-cn': '请选择客户', en: 'Choose a customer', 'zh-tw': '請選擇客戶' },
  DOCUMENT_ANSWERED: {
    'zh-cn': '已有下游单据（如退货），请先反审核下游单据',
    en: 'Other documents answer this one, a return perhaps: reverse those first',
    'zh-tw': '已有下游單據（如退貨），請先反審核下游單據',
  },
  STOCK_SHORT_LINE: {
    'zh-cn': '库存不足：{warehouse}，批号 {lot}，需要 {need}，现有 {have}',
    en: 'Too little in stock: {warehouse}, lot {lot}, {need} wanted, {have} there',
    'zh-tw': '庫存不足：{warehouse}，批號 {lot}，需要 {need}，現有 {have}',
  },
  WAREHOUSE_BEYOND: { 'zh-cn': '这个仓库不归您管', en: 'You do not keep this warehouse', 'zh-tw': '這個倉庫不歸您管' },
  WAREHOUSE_SAME: {
    'zh-cn': '调入仓库不能与调出仓库相同',
    en: 'Goods go to another warehouse than they come from',
    'zh-tw': '調入倉庫不能與調出倉庫相同',
  },
  COUNT_BEGUN: {
    'zh-cn': '盘点已开始，不能更换仓库',
    en: 'The count has begun: its warehouse stays',
    'zh-tw': '盤點已開始，不能更換倉庫',
  },
  REASON_MISSING: { 'zh-cn': '请填写原因', en: 'Say why', 'zh-tw': '請填寫原因' },
  SUPPLIER_MISSING: { 'zh-cn': '请选择退货的供应商', en: 'Choose the supplier that it goes back to', 'zh-tw': '請選擇退貨的供應商' },
  PARTY_MISSING: { 'zh-cn': '请选择往来单位', en: 'Choose a customer or supplier', 'zh-tw': '請選擇往來單位' },
  WAREHOUSE_MISSING: { 'zh-cn': '请选择仓库', en: 'Choose a warehouse', 'zh-tw': '請選擇倉庫' },
  TOKEN_OF_ANOTHER: {
    'zh-cn': '这个请求标识已用于别的单据',
    en: 'This request key was used for another document',
    'zh-tw': '這個請求識別碼已用於別的單據',
  },
}

export default messages
