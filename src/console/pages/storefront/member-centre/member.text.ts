import { columns } from '#src/text/columns.ts'

/** Labels of the shop's own screen (designer contract 1.5). */
export const $text = columns({
  zones: { 'zh-cn': '点击要修改的区域', en: 'Choose what to change', 'zh-tw': '點選要修改的區域' },
  style: { 'zh-cn': '页面风格', en: 'Page style', 'zh-tw': '頁面風格' },
  orders: { 'zh-cn': '订单中心', en: 'Orders', 'zh-tw': '訂單中心' },
  banners: { 'zh-cn': '广告位', en: 'Banners', 'zh-tw': '廣告位' },
  services: { 'zh-cn': '我的服务', en: 'My services', 'zh-tw': '我的服務' },
  merchant: { 'zh-cn': '商家管理', en: 'Merchant', 'zh-tw': '商家管理' },
  styleOf: {
    'zh-cn': (number: number) => `样式${number}`,
    en: (number: number) => `Style ${number}`,
    'zh-tw': (number: number) => `樣式${number}`,
  },
  bannersShown: { 'zh-cn': '显示广告位', en: 'Show banners', 'zh-tw': '顯示廣告位' },
  on: { 'zh-cn': '显示', en: 'Shown', 'zh-tw': '顯示' },
  off: { 'zh-cn': '不显示', en: 'Not shown', 'zh-tw': '不顯示' },
  bannersHelp: {
    'zh-cn': (max: number) => `最多添加 ${max} 张，建议尺寸 690×240`,
    en: (max: number) => `Up to ${max} pictures, best at 690×240`,
    'zh-tw': (max: number) => `最多新增 ${max} 張，建議尺寸 690×240`,
  },
  servicesHelp: {
    'zh-cn': '图标建议尺寸 86×86，名称不超过 4 个字',
    en: 'Icons are best at 86×86, names have up to 4 characters',
    'zh-tw': '圖示建議尺寸 86×86，名稱不超過 4 個字',
  },
  merchantHelp: {
    'zh-cn': '仅管理员和客服可见，入口固定，不能增删',
    en: 'Seen by administrators and agents only; these entries are fixed',
    'zh-tw': '僅管理員和客服可見，入口固定，不能增刪',
  },
  name: { 'zh-cn': '名称', en: 'Name', 'zh-tw': '名稱' },
  namePlace: { 'zh-cn': '不超过4个字', en: 'Up to 4 characters', 'zh-tw': '不超過4個字' },
  picture: { 'zh-cn': '图片', en: 'Picture', 'zh-tw': '圖片' },
  link: { 'zh-cn': '链接', en: 'Link', 'zh-tw': '連結' },
  addBanner: { 'zh-cn': '添加广告', en: 'Add a banner', 'zh-tw': '新增廣告' },
  addService: { 'zh-cn': '添加服务', en: 'Add a service', 'zh-tw': '新增服務' },
  up: { 'zh-cn': '上移', en: 'Move up', 'zh-tw': '上移' },
  down: { 'zh-cn': '下移', en: 'Move down', 'zh-tw': '下移' },
  entry: {
    'zh-cn': (number: number) => `第 ${number} 项`,
    en: (number: number) => `Entry ${number}`,
    'zh-tw': (number: number) => `第 ${number} 項`,
  },
  none: { 'zh-cn': '还没有内容', en: 'Nothing here yet', 'zh-tw': '還沒有內容' },
  gap: {
    'zh-cn': (zone: string, number: number, field: string) => `${zone}第 ${number} 项：${field}不能为空`,
    en: (zone: string, number: number, field: string) => `${zone}, entry ${number}: ${field} is missing`,
    'zh-tw': (zone: string, number: number, field: string) => `${zone}第 ${number} 項：${field}不能為空`,
  },
  missing: {
    'zh-cn': (field: string) => `${field}不能为空`,
    en: (field: string) => `${field} is missing`,
    'zh-tw': (field: string) => `${field}不能為空`,
  },
  noBanner: { 'zh-cn': '广告位已关闭', en: 'Banners are off', 'zh-tw': '廣告位已關閉' },
  emptyBanner: { 'zh-cn': '690×240 广告图', en: 'Banner 690×240', 'zh-tw': '690×240 廣告圖' },
})
