import type { Messages } from '../../messages.ts'

const messages: Messages = {
  template_gone: { 'zh-cn': '该模板已被删除', en: 'It has been deleted meanwhile', 'zh-tw': '該範本已被刪除' },
  template_conflict: {
    'zh-cn': '该模板已被他人修改，请核对后再试',
    en: 'Somebody else has changed it meanwhile',
    'zh-tw': '該範本已被他人修改，請核對後再試',
  },
  template_name_required: { 'zh-cn': '请先输入模板名称', en: 'Please enter a name', 'zh-tw': '請先輸入範本名稱' },
  template_name_long: { 'zh-cn': '名称不能超过 30 个字', en: 'A name has at most 30 characters', 'zh-tw': '名稱不能超過 30 個字' },
  template_too_large: { 'zh-cn': '内容过大，无法保存为模板', en: 'This is too large to be kept', 'zh-tw': '內容過大，無法儲存為範本' },
  template_too_deep: { 'zh-cn': '内容嵌套过深', en: 'This is nested too deeply', 'zh-tw': '內容巢狀過深' },
  template_no_page: { 'zh-cn': '模板内容格式不正确', en: 'The content is not in the right form', 'zh-tw': '範本內容格式不正確' },
  template_too_many: {
    'zh-cn': '最多保存 {most} 个，请先删除不用的',
    en: 'At most {most} can be kept; delete some that are not used',
    'zh-tw': '最多儲存 {most} 個，請先刪除不用的',
  },
}

export default messages
