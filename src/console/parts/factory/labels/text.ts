import { columns } from '#src/text/columns.ts'

export const $text = columns({
  labels: { 'zh-cn': '打印标签', en: 'Labels', 'zh-tw': '列印標籤' },
  receipts: {
    'zh-cn': (count: number) => `${count} 张入库单`,
    en: (count: number) => `${count} receipts`,
    'zh-tw': (count: number) => `${count} 張入庫單`,
  },
  copies: { 'zh-cn': '每行份数', en: 'Labels a line', 'zh-tw': '每行份數' },
  pieces: { 'zh-cn': '件', en: 'pcs', 'zh-tw': '件' },
  none: { 'zh-cn': '审核后才有标签', en: 'There are labels once it is posted', 'zh-tw': '審核後才有標籤' },
  notRead: { 'zh-cn': '读不到标签', en: 'The labels could not be read', 'zh-tw': '讀不到標籤' },
})
