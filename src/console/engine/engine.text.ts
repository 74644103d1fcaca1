import { columns } from '#src/text/columns.ts'

const lowered = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

export const $text = columns({
  notRead: { 'zh-cn': '列表加载失败', en: 'The list could not be read', 'zh-tw': '列表載入失敗' },
  oldRows: {
    'zh-cn': '刷新失败，以下为之前的数据',
    en: 'Not up to date: these are the rows read before',
    'zh-tw': '重新整理失敗，以下為之前的資料',
  },
  filters: { 'zh-cn': '筛选', en: 'Filter', 'zh-tw': '篩選' },
  clear: { 'zh-cn': '清空筛选', en: 'Clear filters', 'zh-tw': '清除篩選' },
  noMatch: { 'zh-cn': '没有符合条件的数据', en: 'Nothing matches', 'zh-tw': '沒有符合條件的資料' },
  empty: { 'zh-cn': '暂无数据', en: 'Nothing here yet', 'zh-tw': '暫無資料' },
  sure: {
    'zh-cn': (title: string) => `确定要${title}吗？`,
    en: (title: string) => `Are you sure you want to ${lowered(title)}?`,
    'zh-tw': (title: string) => `確定要${title}嗎？`,
  },
  count: {
    'zh-cn': (count: number) => `共 ${count} 条`,
    en: (count: number) => `${count} in all`,
    'zh-tw': (count: number) => `共 ${count} 筆`,
  },
  chosen: {
    'zh-cn': (count: number) => `已选 ${count} 项`,
    en: (count: number) => `${count} selected`,
    'zh-tw': (count: number) => `已選 ${count} 項`,
  },
  chooseWhole: {
    'zh-cn': (count: number) => `选择全部 ${count} 条`,
    en: (count: number) => `Choose all ${count}`,
    'zh-tw': (count: number) => `選擇全部 ${count} 筆`,
  },
  unchoose: { 'zh-cn': '取消选择', en: 'Clear selection', 'zh-tw': '取消選擇' },
  copied: { 'zh-cn': '复制成功', en: 'Copied', 'zh-tw': '複製成功' },
  notCopied: { 'zh-cn': '复制失败', en: 'Could not be copied', 'zh-tw': '複製失敗' },
  editCell: {
    'zh-cn': (label: string, value: string) => `修改${label}：${value}`,
    en: (label: string, value: string) => `Change ${label}: ${value}`,
    'zh-tw': (label: string, value: string) => `修改${label}：${value}`,
  },
  nowHere: {
    'zh-cn': (value: string) => `现在是 ${value}`,
    en: (value: string) => `Now it is ${value}`,
    'zh-tw': (value: string) => `現在是 ${value}`,
  },
  undo: { 'zh-cn': '撤销', en: 'Undo', 'zh-tw': '復原' },
  import: { 'zh-cn': '导入', en: 'Import', 'zh-tw': '匯入' },
  export: { 'zh-cn': '导出', en: 'Export', 'zh-tw': '匯出' },
  stopExport: { 'zh-cn': '停止导出', en: 'Stop exporting', 'zh-tw': '停止匯出' },
  asWorkbook: { 'zh-cn': 'Excel 文件（.xlsx）', en: 'Excel file (.xlsx)', 'zh-tw': 'Excel 檔案（.xlsx）' },
  asCsv: { 'zh-cn': 'CSV 文件', en: 'CSV file', 'zh-tw': 'CSV 檔案' },
  exported: {
    'zh-cn': (count: number) => `已导出 ${count} 条`,
    en: (count: number) => (count === 1 ? '1 row exported' : `${count} rows exported`),
    'zh-tw': (count: number) => `已匯出 ${count} 筆`,
  },
  views: { 'zh-cn': '视图', en: 'Views', 'zh-tw': '檢視' },
  keepViews: { 'zh-cn': '保存和管理视图…', en: 'Save and manage views…', 'zh-tw': '儲存和管理檢視…' },
  columns: { 'zh-cn': '列设置', en: 'Columns', 'zh-tw': '欄位設定' },
  reload: { 'zh-cn': '刷新', en: 'Refresh', 'zh-tw': '重新整理' },
  sortBy: { 'zh-cn': '排序', en: 'Sort by', 'zh-tw': '排序' },
  usualOrder: { 'zh-cn': '默认顺序', en: 'Usual order', 'zh-tw': '預設順序' },
  up: { 'zh-cn': (title: string) => `${title} ↑`, en: (title: string) => `${title} ↑`, 'zh-tw': (title: string) => `${title} ↑` },
  down: { 'zh-cn': (title: string) => `${title} ↓`, en: (title: string) => `${title} ↓`, 'zh-tw': (title: string) => `${title} ↓` },
  rowNotRead: { 'zh-cn': '内容加载失败', en: 'This could not be read', 'zh-tw': '內容載入失敗' },
  noRow: {
    'zh-cn': '这条数据不存在，可能已被删除',
    en: 'There is no such entry; it may have been deleted',
    'zh-tw': '這筆資料不存在，可能已被刪除',
  },
  rowBefore: { 'zh-cn': '上一条', en: 'Previous', 'zh-tw': '上一筆' },
  rowAfter: { 'zh-cn': '下一条', en: 'Next', 'zh-tw': '下一筆' },
  notAllowed: { 'zh-cn': '没有权限进行这项操作', en: 'You may not do this', 'zh-tw': '沒有權限進行這項操作' },
})
