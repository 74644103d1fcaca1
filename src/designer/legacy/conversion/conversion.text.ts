import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '转为新版页面', en: 'Turn into a new-style page', 'zh-tw': '轉為新版頁面' },
  explain: {
    'zh-cn': '将另存为一个新页面，旧页面保持不变；新页面可在页面列表中设为首页。',
    en: 'A new page is made and this one stays as it is. The new page can be made the home page in the list of pages.',
    'zh-tw': '將另存為一個新頁面，舊頁面保持不變；新頁面可在頁面列表中設為首頁。',
  },
  unsaved: {
    'zh-cn': '按当前屏幕内容转换；旧页面尚未保存的修改会作为草稿保留在本设备。',
    en: 'What is on the screen is turned; unsaved edits of this page stay on this device as a draft.',
    'zh-tw': '按目前畫面內容轉換；舊頁面尚未儲存的修改會作為草稿保留在本裝置。',
  },
  name: { 'zh-cn': '新页面名称', en: 'Name of the new page', 'zh-tw': '新頁面名稱' },
  newName: {
    'zh-cn': (name: string) => `${name} 新版`,
    en: (name: string) => `${name} new`,
    'zh-tw': (name: string) => `${name} 新版`,
  },
  noName: { 'zh-cn': '请先输入模板名称', en: 'Give the page a name first', 'zh-tw': '請先輸入範本名稱' },
  parts: { 'zh-cn': '模块', en: 'Parts', 'zh-tw': '模組' },
  count: {
    'zh-cn': (taken: number, of: number) => `转换 ${taken} / ${of} 个模块`,
    en: (taken: number, of: number) => `${taken} of ${of} parts are taken along`,
    'zh-tw': (taken: number, of: number) => `轉換 ${taken} / ${of} 個模組`,
  },
  lossCount: {
    'zh-cn': (count: number) => (count === 0 ? '内容全部保留' : `${count} 项不能保留`),
    en: (count: number) => (count === 0 ? 'Everything is carried' : `${count} ${count === 1 ? 'thing' : 'things'} cannot be carried`),
    'zh-tw': (count: number) => (count === 0 ? '內容全部保留' : `${count} 項不能保留`),
  },
  becomes: { 'zh-cn': '转为', en: 'becomes', 'zh-tw': '轉為' },
  hidden: { 'zh-cn': '商城中未显示，转换后仍隐藏', en: 'Hidden in the shop; stays hidden', 'zh-tw': '商城中未顯示，轉換後仍隱藏' },
  notInShop: { 'zh-cn': '当前商城版本不显示', en: 'The shop does not show it', 'zh-tw': '目前商城版本不顯示' },
  nothing: { 'zh-cn': '没有可以转换的内容', en: 'Nothing in it can be turned', 'zh-tw': '沒有可以轉換的內容' },
  joined: {
    'zh-cn': '并入前面的促销列表，成为一个选项卡',
    en: 'Becomes a tab of the promotions above',
    'zh-tw': '併入前面的促銷列表，成為一個頁籤',
  },
  onlyOnce: { 'zh-cn': '该组件只能添加一次', en: 'This block can be added only once', 'zh-tw': '該元件只能新增一次' },
  toTop: { 'zh-cn': '新版中固定在页面顶部', en: 'Stands at the top of new pages', 'zh-tw': '新版中固定在頁面頂部' },
  lostWhat: {
    'zh-cn': (what: string, says: string) => `不能保留：${what}${says && `（${says}）`}`,
    en: (what: string, says: string) => `Not carried: ${what}${says && ` (${says})`}`,
    'zh-tw': (what: string, says: string) => `不能保留：${what}${says && `（${says}）`}`,
  },
  productsBelow: { 'zh-cn': '分类下方的商品列表', en: 'The products below the categories', 'zh-tw': '分類下方的商品列表' },
  largeTile: { 'zh-cn': '一大两小的排列', en: 'One large tile beside two small ones', 'zh-tw': '一大兩小的排列' },
  categoriesBelow: { 'zh-cn': '自动显示的二级分类', en: 'Categories that the shop fills in', 'zh-tw': '自動顯示的二級分類' },
  unknown: { 'zh-cn': '未知模块', en: 'An unknown part', 'zh-tw': '未知模組' },
  before: { 'zh-cn': '旧版', en: 'Now', 'zh-tw': '舊版' },
  after: { 'zh-cn': '新版', en: 'New', 'zh-tw': '新版' },
  make: { 'zh-cn': '生成新页面', en: 'Make the new page', 'zh-tw': '產生新頁面' },
  made: {
    'zh-cn': '已生成新页面，旧页面未改动',
    en: 'The new page is made; the older one was not changed',
    'zh-tw': '已產生新頁面，舊頁面未改動',
  },
})
