import { columns } from '#src/text/columns.ts'

export const $text = columns({
  account: { 'zh-cn': '公众号二维码', en: 'Web page', 'zh-tw': '公眾號 QR Code' },
  accountHelp: {
    'zh-cn': '用微信或浏览器扫码，打开商城前台的这个页面',
    en: 'Scan to open this page of the storefront',
    'zh-tw': '用微信或瀏覽器掃碼，開啟商城前台的這個頁面',
  },
  program: { 'zh-cn': '小程序二维码', en: 'Mini program', 'zh-tw': '小程式 QR Code' },
  programHelp: {
    'zh-cn': '用微信扫码，在小程序中打开',
    en: 'Scan with WeChat to open it in the mini program',
    'zh-tw': '用微信掃碼，在小程式中開啟',
  },
  unpublished: { 'zh-cn': '小程序尚未发布', en: 'The mini program is not published yet', 'zh-tw': '小程式尚未發布' },
  noProgram: { 'zh-cn': '未配置小程序', en: 'No mini program is set up', 'zh-tw': '未設定小程式' },
  saved: { 'zh-cn': '预览的是最近一次保存的内容', en: 'This shows what was saved last', 'zh-tw': '預覽的是最近一次儲存的內容' },
  published: {
    'zh-cn': '预览的是已发布的内容，草稿不在其中',
    en: 'This shows what is published, without the draft',
    'zh-tw': '預覽的是已發布的內容，草稿不在其中',
  },
  copy: { 'zh-cn': '复制链接', en: 'Copy the link', 'zh-tw': '複製連結' },
  copied: { 'zh-cn': '复制成功', en: 'Copied', 'zh-tw': '複製成功' },
  notCopied: { 'zh-cn': '复制失败', en: 'Could not be copied', 'zh-tw': '複製失敗' },
})
