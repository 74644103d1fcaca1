import type { Messages } from '../../messages.ts'

const messages: Messages = {
  RANGE_MOVED: {
    'zh-cn': '已被规格、价格或单据使用，不能改适用范围和计重方式；请另建区间',
    en: 'Specifications, prices or documents use it: whom it counts for and how it is weighed stay; add another one',
    'zh-tw': '已被規格、價格或單據使用，不能改適用範圍和計重方式；請另建區間',
  },
  RANGE_NONE: { 'zh-cn': '那里没有启用的区间', en: 'There are no ranges in use', 'zh-tw': '那裡沒有啟用的區間' },
  RANGE_NO_GAPS: { 'zh-cn': '区间之间没有空档', en: 'There are no gaps between the ranges', 'zh-tw': '區間之間沒有空檔' },
  RANGE_SAME: { 'zh-cn': '不能复制到自己', en: 'It cannot be copied onto itself', 'zh-tw': '不能複製到自己' },
  USED_skus: { 'zh-cn': '{count} 个规格', en: '{count} specifications', 'zh-tw': '{count} 個規格' },
  USED_prices: { 'zh-cn': '{count} 条价格', en: '{count} prices', 'zh-tw': '{count} 條價格' },
  USED_lines: { 'zh-cn': '{count} 行单据明细', en: '{count} lines of documents', 'zh-tw': '{count} 行單據明細' },
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
}

export default messages
