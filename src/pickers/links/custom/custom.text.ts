import { columns } from '#src/text/columns.ts'

/** Words of custom links; the sentences in Chinese are the specification's (5). */
export const $text = columns({
  kind: { 'zh-cn': '链接类型', en: 'Kind of link', 'zh-tw': '連結類型' },
  ordinary: { 'zh-cn': '普通链接', en: 'Ordinary link', 'zh-tw': '普通連結' },
  program: { 'zh-cn': '跳转其他小程序', en: 'Another mini-program', 'zh-tw': '跳轉其他小程式' },
  name: { 'zh-cn': '链接名称', en: 'Name', 'zh-tw': '連結名稱' },
  nameMissing: { 'zh-cn': '请输入链接名称', en: 'Enter a name for the link', 'zh-tw': '請輸入連結名稱' },
  url: { 'zh-cn': '跳转路径', en: 'Path', 'zh-tw': '跳轉路徑' },
  urlPlaceholder: { 'zh-cn': '请输入跳转路径', en: 'A path of the shop, or https://…', 'zh-tw': '請輸入跳轉路徑' },
  urlMissing: { 'zh-cn': '请输入跳转路径', en: 'Enter a path', 'zh-tw': '請輸入跳轉路徑' },
  appid: { 'zh-cn': 'APPID', en: 'App ID', 'zh-tw': 'APPID' },
  appidMissing: { 'zh-cn': '请输入APPID', en: 'Enter the app ID', 'zh-tw': '請輸入APPID' },
  mpUrl: { 'zh-cn': '小程序路径', en: 'Path in the mini-program', 'zh-tw': '小程式路徑' },
  mpUrlPlaceholder: { 'zh-cn': '选填，不填则打开首页', en: 'Optional: without it the first page opens', 'zh-tw': '選填，不填則開啟首頁' },
  fillIn: { 'zh-cn': '请填写信息', en: 'Fill in the fields first', 'zh-tw': '請填寫資訊' },
  saved: { 'zh-cn': '已保存的链接', en: 'Saved links', 'zh-tw': '已儲存的連結' },
  fresh: { 'zh-cn': '新建链接', en: 'New link', 'zh-tw': '新增連結' },
  save: { 'zh-cn': '保存链接', en: 'Save the link', 'zh-tw': '儲存連結' },
  none: { 'zh-cn': '还没有保存的链接', en: 'No saved links yet', 'zh-tw': '還沒有儲存的連結' },
  onDevice: {
    'zh-cn': '当前商城不能保存自定义链接，链接保存在本设备上，其他设备和同事看不到。',
    en: 'This shop cannot keep custom links: they stay on this device, and nobody else sees them.',
    'zh-tw': '目前商城不能儲存自訂連結，連結儲存在本裝置上，其他裝置和同事看不到。',
  },
  removeAsks: {
    'zh-cn': (name: string) => `确定要删除链接“${name}”吗？`,
    en: (name: string) => `Delete the link “${name}”?`,
    'zh-tw': (name: string) => `確定要刪除連結「${name}」嗎？`,
  },
  removeHelp: { 'zh-cn': '已经用到它的页面不受影响。', en: 'Pages that use it are not changed.', 'zh-tw': '已經用到它的頁面不受影響。' },
  remove: {
    'zh-cn': (name: string) => `删除 ${name}`,
    en: (name: string) => `Delete ${name}`,
    'zh-tw': (name: string) => `刪除 ${name}`,
  },
  notSaved: {
    'zh-cn': '链接已填入，但没有保存到列表',
    en: 'The link was taken, but it could not be saved in the list',
    'zh-tw': '連結已填入，但沒有儲存到列表',
  },
  blocked: {
    'zh-cn': '浏览器不允许在本设备保存数据',
    en: 'The browser does not allow keeping anything on this device',
    'zh-tw': '瀏覽器不允許在本裝置儲存資料',
  },
})
