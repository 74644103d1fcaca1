import { columns } from '#src/text/columns.ts'

/** The questions are the shop's own (designer contract 1.1); they are loaded when one is asked. */
export const $text = columns({
  askKeep: {
    'zh-cn': '您确定将当前设计设为默认数据吗',
    en: 'Keep this design as the default content of the page?',
    'zh-tw': '您確定將目前設計設為預設資料嗎',
  },
  keepMore: {
    'zh-cn': '保存的是服务器上的页面，未保存的修改会先保存。',
    en: 'The page as the server has it is kept; changes that are not saved yet are saved first.',
    'zh-tw': '儲存的是伺服器上的頁面，未儲存的修改會先儲存。',
  },
  askTake: {
    'zh-cn': '您确定恢复为之前保存的默认数据吗',
    en: 'Go back to the default content that was kept before?',
    'zh-tw': '您確定恢復為之前儲存的預設資料嗎',
  },
  takeMore: {
    'zh-cn': '页面内容会被替换，可以撤销，保存后才生效。',
    en: 'It takes the place of the page. You can undo it, and nothing is stored until you save.',
    'zh-tw': '頁面內容會被取代，可以復原，儲存後才生效。',
  },
  none: { 'zh-cn': '尚未设置默认数据', en: 'No default content has been kept', 'zh-tw': '尚未設定預設資料' },
})
