import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '采购走势', en: 'What was ordered', 'zh-tw': '採購走勢' },
  dim: { 'zh-cn': '分析维度', en: 'By', 'zh-tw': '分析維度' },
  day: { 'zh-cn': '近30天', en: 'the last 30 days', 'zh-tw': '近30天' },
  month: { 'zh-cn': '近一年各月', en: 'months of a year', 'zh-tw': '近一年各月' },
  customer: { 'zh-cn': '近一年供应商', en: 'suppliers of a year', 'zh-tw': '近一年供應商' },
  product: { 'zh-cn': '近一年产品', en: 'products of a year', 'zh-tw': '近一年產品' },
  amount: { 'zh-cn': '采购额(元)', en: 'Ordered (yuan)', 'zh-tw': '採購額(元)' },
  weight: { 'zh-cn': '采购重量(kg)', en: 'Ordered (kg)', 'zh-tw': '採購重量(kg)' },
  total: {
    'zh-cn': (total: string) => `合计 ${total}`,
    en: (total: string) => `Total ${total}`,
    'zh-tw': (total: string) => `合計 ${total}`,
  },
  prev: {
    'zh-cn': (prev: string) => `上期 ${prev}`,
    en: (prev: string) => `Time before ${prev}`,
    'zh-tw': (prev: string) => `上期 ${prev}`,
  },
  trend: { 'zh-cn': '价格走势', en: 'Prices', 'zh-tw': '價格走勢' },
  price: { 'zh-cn': '含税单价(元)', en: 'Price with tax (yuan)', 'zh-tw': '含稅單價(元)' },
  average: {
    'zh-cn': (price: string) => `近一年均价 ${price}`,
    en: (price: string) => `Average of a year ${price}`,
    'zh-tw': (price: string) => `近一年均價 ${price}`,
  },
  none: { 'zh-cn': '还没有已审批的采购', en: 'Nothing was approved in that time', 'zh-tw': '還沒有已核准的採購' },
  notRead: { 'zh-cn': '走势没有读到', en: 'The chart could not be read', 'zh-tw': '走勢沒有讀到' },
})
