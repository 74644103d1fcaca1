import { entryWords } from '#src/console/parts/master-data/entry-words.ts'
import { columns } from '#src/text/columns.ts'

export const $text = columns({
  ...entryWords,
  title: { 'zh-cn': '计量单位', en: 'Units', 'zh-tw': '計量單位' },
  decimals: { 'zh-cn': '小数位数', en: 'Decimal places', 'zh-tw': '小數位數' },
  base: { 'zh-cn': '基准单位', en: 'Base unit', 'zh-tw': '基準單位' },
  baseHint: {
    'zh-cn': '可以换算成哪个单位，如“箱”换算成“张”；没有就不填',
    en: 'The unit it is converted into, as a box into sheets; leave empty for none',
    'zh-tw': '可以換算成哪個單位，如「箱」換算成「張」；沒有就不填',
  },
  derived: { 'zh-cn': '以它为基准的单位', en: 'Units converted into it', 'zh-tw': '以它為基準的單位' },
  den: { 'zh-cn': '每多少个', en: 'So many of it', 'zh-tw': '每多少個' },
  num: { 'zh-cn': '等于基准单位', en: 'are so many of the base', 'zh-tw': '等於基準單位' },
})
