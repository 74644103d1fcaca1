import type { Messages } from '../../messages.ts'

const messages: Messages = {
  RANGE_ORDER: { 'zh-cn': '上限要大于下限', en: 'The upper end must be above the lower one', 'zh-tw': '上限要大於下限' },
  RANGE_OVERLAP: {
    'zh-cn': '与启用的区间“{name}”（{from}–{to}）重叠',
    en: 'It overlaps the range “{name}” ({from}–{to}), which is in use',
    'zh-tw': '與啟用的區間「{name}」（{from}–{to}）重疊',
  },
  RANGE_TWICE: {
    'zh-cn': '与文件里的区间“{name}”（{from}–{to}）重叠',
    en: 'It overlaps the range “{name}” ({from}–{to}) of the file',
    'zh-tw': '與檔案裡的區間「{name}」（{from}–{to}）重疊',
  },
  RANGE_WEIGHT: {
    'zh-cn': '重量请填 0 到 1000000 千克，最多三位小数',
    en: 'A weight is 0 to 1,000,000 kg with at most three decimal places',
    'zh-tw': '重量請填 0 到 1000000 公斤，最多三位小數',
  },
  RANGE_PRICE: {
    'zh-cn': '价格请填不小于 0 的数，最多四位小数',
    en: 'A price is at least 0, with at most four decimal places',
    'zh-tw': '價格請填不小於 0 的數，最多四位小數',
  },
  RANGE_SCOPE: { 'zh-cn': '没有这个产品或产品类别', en: 'There is no such product or product type', 'zh-tw': '沒有這個產品或產品類別' },
  RANGE_MISSING: { 'zh-cn': '这个区间已经不在了', en: 'This range is gone', 'zh-tw': '這個區間已經不在了' },
  RANGE_CHANGED: {
    'zh-cn': '{who} 在 {at} 改过这个区间，请看过之后再保存',
    en: '{who} changed this range at {at}: look at it before saving',
    'zh-tw': '{who} 在 {at} 改過這個區間，請看過之後再儲存',
  },
  RANGE_IN_USE: {
    'zh-cn': '区间已被引用，只能停用',
    en: 'This range is in use elsewhere: it can only be switched off',
    'zh-tw': '區間已被引用，只能停用',
  },
}

export default messages
