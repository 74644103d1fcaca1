import { columns } from '#src/text/columns.ts'

export const $text = columns({
  pictures: { 'zh-cn': '图片', en: 'Pictures', 'zh-tw': '圖片' },
  searchByName: { 'zh-cn': '请输入图片名', en: 'Search by picture name', 'zh-tw': '請輸入圖片名' },
  clearSearch: { 'zh-cn': '清除搜索', en: 'Clear search', 'zh-tw': '清除搜尋' },
  view: { 'zh-cn': '显示方式', en: 'View', 'zh-tw': '顯示方式' },
  grid: { 'zh-cn': '网格', en: 'Grid', 'zh-tw': '網格' },
  table: { 'zh-cn': '列表', en: 'List', 'zh-tw': '清單' },
  refresh: { 'zh-cn': '刷新', en: 'Refresh', 'zh-tw': '重新整理' },
  name: { 'zh-cn': '图片名称', en: 'Name', 'zh-tw': '圖片名稱' },
  size: { 'zh-cn': '大小', en: 'Size', 'zh-tw': '大小' },
  time: { 'zh-cn': '上传时间', en: 'Uploaded', 'zh-tw': '上傳時間' },
  format: { 'zh-cn': '格式', en: 'Format', 'zh-tw': '格式' },
  address: { 'zh-cn': '图片地址', en: 'Address', 'zh-tw': '圖片位址' },
  details: { 'zh-cn': '图片详情', en: 'Picture details', 'zh-tw': '圖片詳情' },
  look: { 'zh-cn': '查看', en: 'View', 'zh-tw': '檢視' },
  openOriginal: { 'zh-cn': '打开原图', en: 'Open original', 'zh-tw': '開啟原圖' },
  copyAddress: { 'zh-cn': '复制地址', en: 'Copy address', 'zh-tw': '複製位址' },
  copied: { 'zh-cn': '地址已复制', en: 'Address copied', 'zh-tw': '位址已複製' },
  notCopied: {
    'zh-cn': '复制失败，请手动选择地址复制',
    en: 'Could not copy. Select the address and copy it by hand.',
    'zh-tw': '複製失敗，請手動選取位址複製',
  },
  notShown: { 'zh-cn': '图片无法显示', en: 'This picture cannot be shown', 'zh-tw': '圖片無法顯示' },
  empty: { 'zh-cn': '图片库为空', en: 'There are no pictures here yet', 'zh-tw': '圖片庫為空' },
  nothingFound: {
    'zh-cn': (name: string) => `没有找到名称包含“${name}”的图片`,
    en: (name: string) => `No picture has “${name}” in its name`,
    'zh-tw': (name: string) => `沒有找到名稱包含「${name}」的圖片`,
  },
  notRead: { 'zh-cn': '图片加载失败', en: 'The pictures could not be loaded', 'zh-tw': '圖片載入失敗' },
  count: {
    'zh-cn': (n: number) => `共 ${n} 张`,
    en: (n: number) => (n === 1 ? '1 picture' : `${n} pictures`),
    'zh-tw': (n: number) => `共 ${n} 張`,
  },
})
