import { columns } from '#src/text/columns.ts'

/** Words of the sheet that somebody counts on, and of what came of it. */
export const $counting = columns({
  scan: { 'zh-cn': '扫描或输入批号、条码、编号', en: 'Scan or type a lot, bar code or number', 'zh-tw': '掃描或輸入批號、條碼、編號' },
  location: { 'zh-cn': '库位', en: 'Location', 'zh-tw': '庫位' },
  anyLocation: {
    'zh-cn': '整个仓库（不分库位）',
    en: 'The whole warehouse, whatever the location',
    'zh-tw': '整個倉庫（不分庫位）',
  },
  nothingThere: {
    'zh-cn': '账面上这个库位没有货；找到什么就记什么',
    en: 'Nothing should lie at this location; count whatever is found',
    'zh-tw': '帳面上這個庫位沒有貨；找到什麼就記什麼',
  },
  amount: { 'zh-cn': '数量', en: 'Quantity', 'zh-tw': '數量' },
  kilograms: { 'zh-cn': '重量(kg)', en: 'Weight (kg)', 'zh-tw': '重量(kg)' },
  put: { 'zh-cn': '记一笔', en: 'Count', 'zh-tw': '記一筆' },
  chosen: { 'zh-cn': '当前', en: 'Now', 'zh-tw': '目前' },
  notListed: {
    'zh-cn': '不在盘点表上，照样可以记',
    en: 'Not on the sheet; it can be counted all the same',
    'zh-tw': '不在盤點表上，照樣可以記',
  },
  badAmount: { 'zh-cn': '请填写数量', en: 'Enter how much', 'zh-tw': '請填寫數量' },
  noCode: { 'zh-cn': '请先扫描或选择', en: 'Scan or choose something first', 'zh-tw': '請先掃描或選擇' },
  progress: {
    'zh-cn': (done: number, all: number) => `已盘 ${done} / ${all} 项`,
    en: (done: number, all: number) => `${done} of ${all} counted`,
    'zh-tw': (done: number, all: number) => `已盤 ${done} / ${all} 項`,
  },
  waiting: {
    'zh-cn': (count: number) => `${count} 笔未上传，联网后自动上传`,
    en: (count: number) => `${count} not sent yet; they are sent once there is a network`,
    'zh-tw': (count: number) => `${count} 筆未上傳，連線後自動上傳`,
  },
  allSent: { 'zh-cn': '已全部上传', en: 'Everything is sent', 'zh-tw': '已全部上傳' },
  unknown: { 'zh-cn': '未知条码', en: 'Unknown code', 'zh-tw': '未知條碼' },
  mine: { 'zh-cn': '本机记录', en: 'Counted on this device', 'zh-tw': '本機記錄' },
  toCount: { 'zh-cn': '盘点表', en: 'Sheet', 'zh-tw': '盤點表' },
  lot: { 'zh-cn': '批号', en: 'Lot', 'zh-tw': '批號' },
  goods: { 'zh-cn': '产品规格', en: 'Product and size', 'zh-tw': '產品規格' },
  book: { 'zh-cn': '账面', en: 'Book', 'zh-tw': '帳面' },
  expected: { 'zh-cn': '应有', en: 'Expected', 'zh-tw': '應有' },
  counted: { 'zh-cn': '实盘', en: 'Counted', 'zh-tw': '實盤' },
  difference: { 'zh-cn': '盈亏', en: 'Difference', 'zh-tw': '盈虧' },
  times: { 'zh-cn': '次数', en: 'Times', 'zh-tw': '次數' },
  use: { 'zh-cn': '多次盘点取', en: 'Counted several times', 'zh-tw': '多次盤點取' },
  sum: { 'zh-cn': '合计', en: 'sum', 'zh-tw': '合計' },
  last: { 'zh-cn': '最后一次', en: 'last', 'zh-tw': '最後一次' },
  max: { 'zh-cn': '最大值', en: 'largest', 'zh-tw': '最大值' },
  notCounted: { 'zh-cn': '未盘', en: 'not counted', 'zh-tw': '未盤' },
  uncountedGone: {
    'zh-cn': '未盘的按 0 处理（否则保持不变）',
    en: 'What nobody counted is not there (else it stays)',
    'zh-tw': '未盤的按 0 處理（否則保持不變）',
  },
  onlyDiffering: { 'zh-cn': '只看有差异的', en: 'Only what differs', 'zh-tw': '只看有差異的' },
  reason: { 'zh-cn': '差异原因', en: 'Why it differs', 'zh-tw': '差異原因' },
  post: { 'zh-cn': '差异过账', en: 'Post differences', 'zh-tw': '差異過帳' },
  posted: {
    'zh-cn': (moves: number, gain?: string, loss?: string) =>
      `已过账 ${moves} 笔${gain && loss ? `，盘盈 ${gain} 元，盘亏 ${loss} 元` : ''}`,
    en: (moves: number, gain?: string, loss?: string) =>
      `${moves} moves posted${gain && loss ? `, gain ${gain} yuan, loss ${loss} yuan` : ''}`,
    'zh-tw': (moves: number, gain?: string, loss?: string) =>
      `已過帳 ${moves} 筆${gain && loss ? `，盤盈 ${gain} 元，盤虧 ${loss} 元` : ''}`,
  },
  found: {
    'zh-cn': (entries: number, devices: number) => `${devices} 台设备共 ${entries} 笔`,
    en: (entries: number, devices: number) => `${entries} counts of ${devices} devices`,
    'zh-tw': (entries: number, devices: number) => `${devices} 台裝置共 ${entries} 筆`,
  },
  nothing: { 'zh-cn': '还没有记录', en: 'Nothing counted yet', 'zh-tw': '還沒有記錄' },
  noDifference: { 'zh-cn': '没有差异', en: 'Nothing differs', 'zh-tw': '沒有差異' },
})

export type CountingWords = ReturnType<typeof $counting.get>
