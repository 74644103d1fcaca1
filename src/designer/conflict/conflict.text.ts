import { columns } from '#src/text/columns.ts'

/** Words of the dialog in which two editings of a page are brought together. */
export const $text = columns({
  title: { 'zh-cn': '页面已被他人修改', en: 'Somebody else changed this page', 'zh-tw': '頁面已被他人修改' },
  changedAt: {
    'zh-cn': (time: string) => `对方在 ${time} 保存了这个页面。`,
    en: (time: string) => `Someone else saved it at ${time}.`,
    'zh-tw': (time: string) => `對方在 ${time} 儲存了這個頁面。`,
  },
  undone: {
    'zh-cn': '撤销后，对方已保存的内容不在页面里了，保存前会重新合并。',
    en: 'Undoing took what others had saved off the page. It is merged again before saving.',
    'zh-tw': '復原後，對方已儲存的內容不在頁面裡了，儲存前會重新合併。',
  },
  count: {
    'zh-cn': (count: number) => `有 ${count} 处双方都改了，请选择保留哪一份；其余改动已自动合并。`,
    en: (count: number) =>
      `${count} ${count === 1 ? 'thing was' : 'things were'} changed by both: choose which one stays. All other changes are merged.`,
    'zh-tw': (count: number) => `有 ${count} 處雙方都改了，請選擇保留哪一份；其餘改動已自動合併。`,
  },
  mine: { 'zh-cn': '我的', en: 'Mine', 'zh-tw': '我的' },
  theirs: { 'zh-cn': '对方的', en: 'Theirs', 'zh-tw': '對方的' },
  allMine: { 'zh-cn': '全部用我的', en: 'All mine', 'zh-tw': '全部用我的' },
  allTheirs: { 'zh-cn': '全部用对方的', en: 'All theirs', 'zh-tw': '全部用對方的' },
  left: {
    'zh-cn': (count: number) => `还有 ${count} 处没有选择`,
    en: (count: number) => `${count} left to choose`,
    'zh-tw': (count: number) => `還有 ${count} 處沒有選擇`,
  },
  merge: { 'zh-cn': '合并', en: 'Merge', 'zh-tw': '合併' },
  mergeAndSave: { 'zh-cn': '合并并保存', en: 'Merge and save', 'zh-tw': '合併並儲存' },
  changed: { 'zh-cn': '双方都改了', en: 'Changed by both', 'zh-tw': '雙方都改了' },
  deletedByMe: { 'zh-cn': '您删除了，对方修改了', en: 'You deleted it, they changed it', 'zh-tw': '您刪除了，對方修改了' },
  deletedByThem: { 'zh-cn': '对方删除了，您修改了', en: 'They deleted it, you changed it', 'zh-tw': '對方刪除了，您修改了' },
  onlyOnce: {
    'zh-cn': '双方各添加了一个，页面只能有一个',
    en: 'Each of you added one; a page has only one',
    'zh-tw': '雙方各新增了一個，頁面只能有一個',
  },
  settings: { 'zh-cn': '页面设置', en: 'Page settings', 'zh-tw': '頁面設定' },
  gone: { 'zh-cn': '已删除', en: 'Deleted', 'zh-tw': '已刪除' },
  field: { 'zh-cn': '不同之处', en: 'Difference', 'zh-tw': '不同之處' },
  on: { 'zh-cn': '开', en: 'On', 'zh-tw': '開' },
  off: { 'zh-cn': '关', en: 'Off', 'zh-tw': '關' },
  none: { 'zh-cn': '（空）', en: '(empty)', 'zh-tw': '（空）' },
  hidden: { 'zh-cn': '隐藏', en: 'Hidden', 'zh-tw': '隱藏' },
  blockName: { 'zh-cn': '组件名称', en: 'Name of the block', 'zh-tw': '元件名稱' },
  other: { 'zh-cn': '其他内容', en: 'Other content', 'zh-tw': '其他內容' },
  entries: {
    'zh-cn': (count: number) => `${count} 项`,
    en: (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`,
    'zh-tw': (count: number) => `${count} 項`,
  },
})
