import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '商品预览', en: 'Preview', 'zh-tw': '商品預覽' },
  notRead: { 'zh-cn': '商品加载失败', en: 'The product could not be loaded', 'zh-tw': '商品載入失敗' },
  pictures: { 'zh-cn': '商品轮播图', en: 'Pictures', 'zh-tw': '商品輪播圖' },
  picture: {
    'zh-cn': (number: number) => `第 ${number} 张`,
    en: (number: number) => `Picture ${number}`,
    'zh-tw': (number: number) => `第 ${number} 張`,
  },
  from: { 'zh-cn': '起', en: 'and up', 'zh-tw': '起' },
  sold: {
    'zh-cn': (count: number, unit: string) => `已售 ${count} ${unit}`,
    en: (count: number, unit: string) => `${count} ${unit} sold`,
    'zh-tw': (count: number, unit: string) => `已售 ${count} ${unit}`,
  },
  skus: { 'zh-cn': '规格', en: 'Specifications', 'zh-tw': '規格' },
  soldOut: { 'zh-cn': '已售罄', en: 'Sold out', 'zh-tw': '已售罄' },
  details: { 'zh-cn': '商品详情', en: 'Details', 'zh-tw': '商品詳情' },
  noDetails: { 'zh-cn': '没有填写商品详情', en: 'No details were written', 'zh-tw': '沒有填寫商品詳情' },
})
