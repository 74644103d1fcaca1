import { columns } from '#src/text/columns.ts'

/** Words of what is asked or told about drafts and about what a server changed. */
export const $text = columns({
  changedTitle: {
    'zh-cn': '已保存，但服务器改动了内容',
    en: 'Saved, but the server changed the content',
    'zh-tw': '已儲存，但伺服器改動了內容',
  },
  changedCount: {
    'zh-cn': (count: number) => `服务器保存的内容有 ${count} 处与提交的不同：`,
    en: (count: number) => `What the server stored differs in ${count} ${count === 1 ? 'place' : 'places'}:`,
    'zh-tw': (count: number) => `伺服器儲存的內容有 ${count} 處與提交的不同：`,
  },
  sent: { 'zh-cn': '提交', en: 'Sent', 'zh-tw': '提交' },
  stored: { 'zh-cn': '保存为', en: 'Stored', 'zh-tw': '儲存為' },
  missing: { 'zh-cn': '（没有）', en: '(nothing)', 'zh-tw': '（沒有）' },
  draftTitle: { 'zh-cn': '有未保存的草稿', en: 'There is an unsaved draft', 'zh-tw': '有未儲存的草稿' },
  draft: {
    'zh-cn': (time: string) => `本机保存着 ${time} 的编辑内容，没有保存到服务器。`,
    en: (time: string) => `This device kept your edits of ${time}; the server does not have them.`,
    'zh-tw': (time: string) => `本機保存著 ${time} 的編輯內容，沒有儲存到伺服器。`,
  },
  drafts: {
    'zh-cn': (count: number) => `本机保存着 ${count} 份没有保存到服务器的编辑内容，未选择的会继续保留：`,
    en: (count: number) => `This device kept ${count} drafts that the server does not have. Those not chosen stay here:`,
    'zh-tw': (count: number) => `本機保存著 ${count} 份沒有儲存到伺服器的編輯內容，未選擇的會繼續保留：`,
  },
  draftOlder: {
    'zh-cn': '此后页面在服务器上有了新的保存，恢复时会与之合并。',
    en: 'Since then the page has been saved on the server. Restoring merges both.',
    'zh-tw': '此後頁面在伺服器上有了新的儲存，恢復時會與之合併。',
  },
  discard: { 'zh-cn': '放弃草稿', en: 'Discard', 'zh-tw': '放棄草稿' },
})
