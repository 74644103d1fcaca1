import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '缺料清单', en: 'What is short', 'zh-tw': '缺料清單' },
  about: {
    'zh-cn': '现存加在途、减已占用后低于安全库存的物料，按供应商分组。',
    en: 'Goods of which less is there than is wanted at least, with what is on its way and without what is promised, by supplier.',
    'zh-tw': '現存加在途、減已佔用後低於安全庫存的物料，按供應商分組。',
  },
  nobody: { 'zh-cn': '未指定供应商', en: 'Nobody delivers it yet', 'zh-tw': '未指定供應商' },
  goods: { 'zh-cn': '物料', en: 'Goods', 'zh-tw': '物料' },
  onHand: { 'zh-cn': '现存', en: 'In stock', 'zh-tw': '現存' },
  incoming: { 'zh-cn': '在途', en: 'On its way', 'zh-tw': '在途' },
  safety: { 'zh-cn': '安全库存', en: 'Least stock', 'zh-tw': '安全庫存' },
  short: { 'zh-cn': '建议采购', en: 'To be ordered', 'zh-tw': '建議採購' },
  order: {
    'zh-cn': (count: number) => `生成采购单（${count} 项）`,
    en: (count: number) => `Order ${count} of them`,
    'zh-tw': (count: number) => `產生採購單（${count} 項）`,
  },
  none: { 'zh-cn': '没有缺料', en: 'Nothing is short', 'zh-tw': '沒有缺料' },
  notRead: { 'zh-cn': '读不到缺料清单', en: 'What is short could not be read', 'zh-tw': '讀不到缺料清單' },
})
