import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '反审核', en: 'Reverse', 'zh-tw': '反審核' },
  about: {
    'zh-cn': '生成红冲单冲回库存和往来，原单保留。',
    en: 'Another document takes stock and debts back; this one stays as it is.',
    'zh-tw': '產生紅沖單沖回庫存和往來，原單保留。',
  },
  redraft: {
    'zh-cn': '同时按原单内容生成新草稿，改正后重新审核',
    en: 'Write a new draft that says the same, to be corrected and posted again',
    'zh-tw': '同時按原單內容產生新草稿，改正後重新審核',
  },
  done: { 'zh-cn': '已反审核', en: 'Reversed', 'zh-tw': '已反審核' },
})
