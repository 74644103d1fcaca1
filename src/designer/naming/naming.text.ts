import { columns } from '#src/text/columns.ts'

export const $text = columns({
  missing: { 'zh-cn': '请先输入名称', en: 'Please enter a name', 'zh-tw': '請先輸入名稱' },
  replace: { 'zh-cn': '替换', en: 'Replace', 'zh-tw': '替換' },
  taken: {
    'zh-cn': '已有同名内容，保存后将替换原有内容。',
    en: 'This name is already taken; saving replaces it.',
    'zh-tw': '已有同名內容，儲存後將替換原有內容。',
  },
  failed: { 'zh-cn': '保存失败，请重试', en: 'It could not be saved, please try again', 'zh-tw': '儲存失敗，請重試' },
})
