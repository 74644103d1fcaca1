import type { Messages } from '../../messages.ts'

const messages: Messages = {
  crud_add: { 'zh-cn': '添加', en: 'Add', 'zh-tw': '新增' },
  crud_edit: { 'zh-cn': '修改', en: 'Edit', 'zh-tw': '修改' },
  crud_actions: { 'zh-cn': '操作', en: 'Actions', 'zh-tw': '操作' },
  CRUD_MISSING: { 'zh-cn': '这条数据已经不在了', en: 'This entry is gone', 'zh-tw': '這筆資料已經不在了' },
  CRUD_CHANGED: {
    'zh-cn': '{who} 在 {at} 改过这条数据，请重新打开后再改',
    en: '{who} changed this at {at}: open it again before changing it',
    'zh-tw': '{who} 在 {at} 改過這筆資料，請重新開啟後再改',
  },
  CRUD_NO_SWITCH: { 'zh-cn': '这个字段不能直接切换', en: 'This field is no switch', 'zh-tw': '這個欄位不能直接切換' },
  CRUD_FILL: { 'zh-cn': '请填写{title}', en: '{title} is required', 'zh-tw': '請填寫{title}' },
  CRUD_CHOOSE: { 'zh-cn': '请选择{title}', en: 'Choose: {title}', 'zh-tw': '請選擇{title}' },
  CRUD_LONG: { 'zh-cn': '{title}最多 {most} 个字', en: '{title} has at most {most} characters', 'zh-tw': '{title}最多 {most} 個字' },
  CRUD_TEXT: { 'zh-cn': '{title}格式不正确', en: '{title} is not in the right form', 'zh-tw': '{title}格式不正確' },
  CRUD_NUMBER: { 'zh-cn': '{title}请填数字', en: '{title} is a number', 'zh-tw': '{title}請填數字' },
  CRUD_PLACES: {
    'zh-cn': '{title}最多 {places} 位小数',
    en: '{title} has at most {places} decimal places',
    'zh-tw': '{title}最多 {places} 位小數',
  },
  CRUD_SMALL: { 'zh-cn': '{title}不能小于 {least}', en: '{title} is at least {least}', 'zh-tw': '{title}不能小於 {least}' },
  CRUD_LARGE: { 'zh-cn': '{title}不能大于 {most}', en: '{title} is at most {most}', 'zh-tw': '{title}不能大於 {most}' },
  CRUD_TIME: { 'zh-cn': '{title}不是有效的日期', en: '{title} is no valid date', 'zh-tw': '{title}不是有效的日期' },
  CRUD_RANGE: { 'zh-cn': '{title}请填写开始和结束', en: '{title} needs a start and an end', 'zh-tw': '{title}請填寫開始和結束' },
  CRUD_ORDER: { 'zh-cn': '{title}的结束不能早于开始', en: '{title} ends before it begins', 'zh-tw': '{title}的結束不能早於開始' },
  CRUD_OPTION: { 'zh-cn': '{title}没有这个选项', en: '{title} has no such choice', 'zh-tw': '{title}沒有這個選項' },
  CRUD_SWITCH: { 'zh-cn': '{title}只能是开或关', en: '{title} is on or off', 'zh-tw': '{title}只能是開或關' },
  CRUD_PICTURE: { 'zh-cn': '{title}请从素材库选择', en: '{title}: choose from the media library', 'zh-tw': '{title}請從素材庫選擇' },
  CRUD_PICTURES: { 'zh-cn': '{title}最多 {most} 张', en: '{title}: at most {most} pictures', 'zh-tw': '{title}最多 {most} 張' },
}

export default messages
