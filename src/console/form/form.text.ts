import { columns } from '#src/text/columns.ts'

export const $text = columns({
  notRead: { 'zh-cn': '设置没有读取成功', en: 'The settings could not be read', 'zh-tw': '設定沒有讀取成功' },
  unsaved: { 'zh-cn': '有未保存的修改', en: 'Changes are not saved', 'zh-tw': '有未儲存的修改' },
  saving: { 'zh-cn': '正在保存…', en: 'Saving…', 'zh-tw': '正在儲存…' },
  saved: {
    'zh-cn': (time: string) => `已保存 ${time}`,
    en: (time: string) => `Saved ${time}`,
    'zh-tw': (time: string) => `已儲存 ${time}`,
  },
})
