import type { Messages } from '#src/server/messages.ts'

/** Why a row of a workbook is not taken. */
export const ofSheets: Messages = {
  PRODUCT_CODE_UNKNOWN: {
    'zh-cn': '没有编码是“{code}”的规格；新增商品请不要填',
    en: 'No specification has the code “{code}”: leave it empty for a new product',
    'zh-tw': '沒有編碼是「{code}」的規格；新增商品請不要填',
  },
  PRODUCT_SPEC_STAYS: {
    'zh-cn': '与商品现有的规格不一致，规格请在商品编辑页修改',
    en: 'The product has another specification there: change it in the editor',
    'zh-tw': '與商品現有的規格不一致，規格請在商品編輯頁修改',
  },
  PRODUCT_NUMBER_TAKEN: {
    'zh-cn': '商品“{name}”已在使用这个商品编号',
    en: 'The product “{name}” has this number',
    'zh-tw': '商品「{name}」已在使用這個商品編號',
  },
  PRODUCT_NAME_SEVERAL: {
    'zh-cn': '有几个商品都叫这个名称，请填写规格编码',
    en: 'Several products are called so: enter the code of the specification',
    'zh-tw': '有幾個商品都叫這個名稱，請填寫規格編碼',
  },
  PRODUCT_SPEC_NEEDED: {
    'zh-cn': '这个商品有多个规格，请填写是哪一个',
    en: 'The product has several specifications: say which one',
    'zh-tw': '這個商品有多個規格，請填寫是哪一個',
  },
  PRODUCT_SPEC_ELSEWHERE: {
    'zh-cn': '商品已经存在，但没有这个规格；新增规格请在商品编辑页操作',
    en: 'The product is there without this specification: add it in the editor',
    'zh-tw': '商品已經存在，但沒有這個規格；新增規格請在商品編輯頁操作',
  },
  PRODUCT_SPEC_FORM: {
    'zh-cn': '请写成“颜色:红;尺码:L”的样子',
    en: 'Write it as “Colour:red;Size:L”',
    'zh-tw': '請寫成「顏色:紅;尺碼:L」的樣子',
  },
  PRODUCT_SPEC_NAMES: {
    'zh-cn': '规格名称和顺序要与同一商品的其他行一致',
    en: 'The names, in their order, are to be those of the other rows of the product',
    'zh-tw': '規格名稱和順序要與同一商品的其他列一致',
  },
  PRODUCT_ROWS_DIFFER: {
    'zh-cn': '与同一商品前面的行不一致',
    en: 'A row of the same product further up says something else',
    'zh-tw': '與同一商品前面的列不一致',
  },
  PRODUCT_CATEGORY_UNKNOWN: {
    'zh-cn': '分类“{name}”不存在或有重名，请写成“上级分类/分类”',
    en: '“{name}” is no category, or several: write it as “parent/category”',
    'zh-tw': '分類「{name}」不存在或有重名，請寫成「上級分類/分類」',
  },
  PRODUCT_TYPE_BY_HAND: {
    'zh-cn': '卡密商品和优惠券商品请在商品编辑页添加',
    en: 'Products of card codes and coupons are added in the editor',
    'zh-tw': '卡密商品和優惠券商品請在商品編輯頁新增',
  },
  PRODUCT_ROW_OF_OTHERS: {
    'zh-cn': '同一商品的其他行有问题，整个商品不导入',
    en: 'Another row of the same product has a problem: the whole product is left out',
    'zh-tw': '同一商品的其他列有問題，整個商品不匯入',
  },
}
