import type { Messages } from '../../messages.ts'

const messages: Messages = {
  TYPE_CODE: {
    'zh-cn': '编码请用 1 到 12 个大写字母或数字',
    en: 'A code is 1 to 12 capital letters or figures',
    'zh-tw': '編碼請用 1 到 12 個大寫字母或數字',
  },
  TYPE_DEPTH: { 'zh-cn': '类别最多 {most} 级', en: 'Types have at most {most} levels', 'zh-tw': '類別最多 {most} 級' },
  TYPE_CIRCLE: {
    'zh-cn': '不能放到自己或下级类别下面',
    en: 'A type cannot stand below itself',
    'zh-tw': '不能放到自己或下級類別下面',
  },
  TYPE_TWIN: { 'zh-cn': '同级已有这个名称', en: 'There is one of this name beside it', 'zh-tw': '同級已有這個名稱' },
  TYPE_HAS_PRODUCTS: {
    'zh-cn': '这个类别已有 {count} 个产品，不能改类型和单位',
    en: 'It has {count} products: kind and unit stay',
    'zh-tw': '這個類別已有 {count} 個產品，不能改類型和單位',
  },
  IN_USE: {
    'zh-cn': '已被使用（{uses}），不能删除；可以停用',
    en: 'It is in use ({uses}) and cannot be deleted; it can be switched off',
    'zh-tw': '已被使用（{uses}），不能刪除；可以停用',
  },
  USED_children: { 'zh-cn': '{count} 个下级类别', en: '{count} types below it', 'zh-tw': '{count} 個下級類別' },
  USED_products: { 'zh-cn': '{count} 个产品', en: '{count} products', 'zh-tw': '{count} 個產品' },
  SAFETY_ORDER: {
    'zh-cn': '库存上限不能小于下限',
    en: 'The upper limit must not be below the lower one',
    'zh-tw': '庫存上限不能小於下限',
  },
  SPEC_PARTS: {
    'zh-cn': '厚、宽、长请一起填',
    en: 'Thickness, width and length go together',
    'zh-tw': '厚、寬、長請一起填',
  },
  SKU_SINGLE: {
    'zh-cn': '原料、辅料和包材只有一个规格',
    en: 'A material has one specification only',
    'zh-tw': '原料、輔料和包材只有一個規格',
  },
  SKU_TWICE: { 'zh-cn': '与规格 {sn} 相同', en: 'It is the same as {sn}', 'zh-tw': '與規格 {sn} 相同' },
  SKU_BARCODE: { 'zh-cn': '条码已用于 {sn}', en: 'The barcode belongs to {sn}', 'zh-tw': '條碼已用於 {sn}' },
  SKU_NEW: { 'zh-cn': '第 {row} 行', en: 'row {row}', 'zh-tw': '第 {row} 列' },
  SKU_IN_USE: {
    'zh-cn': '规格 {sn} 已被使用，不能删除；可以停用',
    en: '{sn} is in use and cannot be deleted; it can be switched off',
    'zh-tw': '規格 {sn} 已被使用，不能刪除；可以停用',
  },
  SPEC_MOVED: {
    'zh-cn': '规格 {sn} 已有出入库，不能改尺寸、颜色、硬度和重量区间；请新增规格',
    en: '{sn} has been in stock: add another specification in place of changing it',
    'zh-tw': '規格 {sn} 已有出入庫，不能改尺寸、顏色、硬度和重量區間；請新增規格',
  },
  DENSITY_MOVED: {
    'zh-cn': '已有出入库，不能改密度；请新建产品',
    en: 'It has been in stock: its density stays; make another product',
    'zh-tw': '已有出入庫，不能改密度；請新建產品',
  },
  UNIT_MOVED: {
    'zh-cn': '已有单据，不能改计量单位',
    en: 'Documents count in its unit: it stays',
    'zh-tw': '已有單據，不能改計量單位',
  },
  FLOOR_ABOVE: {
    'zh-cn': '最低价不能高于标价',
    en: 'The lowest price must not be above the list price',
    'zh-tw': '最低價不能高於標價',
  },
  UNIT_UNKNOWN: { 'zh-cn': '没有单位“{name}”', en: 'There is no unit “{name}”', 'zh-tw': '沒有單位「{name}」' },
  TYPE_UNKNOWN: { 'zh-cn': '请选择产品类别', en: 'Choose a type of products', 'zh-tw': '請選擇產品類別' },
  PRODUCT_LYING: { 'zh-cn': '还有库存', en: 'Some of it is in stock', 'zh-tw': '還有庫存' },
  PRODUCT_OPEN: { 'zh-cn': '还有未完成的单据', en: 'Documents about it are still open', 'zh-tw': '還有未完成的單據' },
  SKU_SEVERAL: { 'zh-cn': '有几个规格符合，请再选细一点', en: 'Several lines fit: say more', 'zh-tw': '有幾個規格符合，請再選細一點' },
  SKU_NONE: { 'zh-cn': '没有这个规格', en: 'There is no such line', 'zh-tw': '沒有這個規格' },
  DOCUMENT_TYPE: { 'zh-cn': '没有这种单据', en: 'There is no such kind of document', 'zh-tw': '沒有這種單據' },
  PRICE_OF_ONE: {
    'zh-cn': '规格、产品、类别请只选一个',
    en: 'Choose one: a line, a product or a type',
    'zh-tw': '規格、產品、類別請只選一個',
  },
  PRICE_WRONG: {
    'zh-cn': '价格请填不小于 0 的数，最多四位小数',
    en: 'A price is 0 or more with at most four decimal places',
    'zh-tw': '價格請填不小於 0 的數，最多四位小數',
  },
  FLOOR_BELOW: { 'zh-cn': '不能低于最低价 {floor}', en: 'Not below the lowest price of {floor}', 'zh-tw': '不能低於最低價 {floor}' },
  SKUS_MANY: {
    'zh-cn': '一个产品最多 {most} 个规格',
    en: 'A product has at most {most} specifications',
    'zh-tw': '一個產品最多 {most} 個規格',
  },
  IMPORT_DIFFERS: {
    'zh-cn': '与同一产品的第 {row} 行不一致',
    en: 'It differs from row {row} of the same product',
    'zh-tw': '與同一產品的第 {row} 列不一致',
  },
  IMPORT_WITH: {
    'zh-cn': '同一产品的其他行有错误，整个产品不导入',
    en: 'Another row of the same product is wrong: the product is left out',
    'zh-tw': '同一產品的其他列有錯誤，整個產品不匯入',
  },
  UNIT_TWICE: { 'zh-cn': '单位重复', en: 'This unit is there already', 'zh-tw': '單位重複' },
}

export default messages
