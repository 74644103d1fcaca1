import { columns } from '#src/text/columns.ts'

/** What stands in messages that are no words. */
export const $text = columns({
  enlarge: { 'zh-cn': '查看大图', en: 'Show the picture large', 'zh-tw': '查看大圖' },
  foreign: {
    'zh-cn': (host: string) => `外部内容（${host}），点击查看`,
    en: (host: string) => `From another site (${host}). Press to show it`,
    'zh-tw': (host: string) => `外部內容（${host}），點一下查看`,
  },
  uploading: { 'zh-cn': '正在上传', en: 'Uploading', 'zh-tw': '正在上傳' },
  download: { 'zh-cn': '下载文件', en: 'Download the file', 'zh-tw': '下載檔案' },
  imageGone: { 'zh-cn': '图片无法显示', en: 'The picture cannot be shown', 'zh-tw': '圖片無法顯示' },
  voiceGone: { 'zh-cn': '语音无法播放', en: 'The voice message cannot be played', 'zh-tw': '語音無法播放' },
  videoGone: { 'zh-cn': '视频无法播放', en: 'The video cannot be played', 'zh-tw': '影片無法播放' },
  productGone: {
    'zh-cn': (id: string) => `商品 ${id} 已下架或不存在`,
    en: (id: string) => `Product ${id} is no longer for sale`,
    'zh-tw': (id: string) => `商品 ${id} 已下架或不存在`,
  },
  stock: { 'zh-cn': (n: string) => `库存 ${n}`, en: (n: string) => `${n} in stock`, 'zh-tw': (n: string) => `庫存 ${n}` },
  sales: { 'zh-cn': (n: string) => `销量 ${n}`, en: (n: string) => `${n} sold`, 'zh-tw': (n: string) => `銷量 ${n}` },
  orderNumber: {
    'zh-cn': (number: string) => `订单号 ${number}`,
    en: (number: string) => `Order ${number}`,
    'zh-tw': (number: string) => `訂單編號 ${number}`,
  },
  orderGone: { 'zh-cn': '订单不存在或无法查看', en: 'There is no such order to be seen', 'zh-tw': '訂單不存在或無法查看' },
  goods: { 'zh-cn': (n: string) => `共 ${n} 件`, en: (n: string) => `Items: ${n}`, 'zh-tw': (n: string) => `共 ${n} 件` },
  showProduct: { 'zh-cn': '查看商品', en: 'Show the product', 'zh-tw': '查看商品' },
  showOrder: { 'zh-cn': '查看订单', en: 'Show the order', 'zh-tw': '查看訂單' },
  cardLoading: { 'zh-cn': '正在加载…', en: 'Loading…', 'zh-tw': '正在載入…' },
  retry: { 'zh-cn': '重试', en: 'Try again', 'zh-tw': '重試' },
  cardFailed: { 'zh-cn': '加载失败', en: 'Could not be loaded', 'zh-tw': '載入失敗' },
})
