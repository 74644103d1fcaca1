/** What every page of basic data says alike. */
export const entryWords = {
  name: { 'zh-cn': '名称', en: 'Name', 'zh-tw': '名稱' },
  sort: { 'zh-cn': '排序', en: 'Order', 'zh-tw': '排序' },
  isOn: { 'zh-cn': '状态', en: 'State', 'zh-tw': '狀態' },
  yes: { 'zh-cn': '启用', en: 'In use', 'zh-tw': '啟用' },
  no: { 'zh-cn': '停用', en: 'Switched off', 'zh-tw': '停用' },
  search: { 'zh-cn': '搜索名称、拼音', en: 'Search by name', 'zh-tw': '搜尋名稱、拼音' },
  empty: { 'zh-cn': '还没有数据', en: 'Nothing here yet', 'zh-tw': '還沒有資料' },
} as const
