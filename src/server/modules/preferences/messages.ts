import type { Messages } from '../../messages.ts'

const messages: Messages = {
  preference_large: { 'zh-cn': '内容太多，没有保存', en: 'This is too much to keep', 'zh-tw': '內容太多，沒有儲存' },
  preference_too_many: {
    'zh-cn': '个人设置已经太多，请先清理',
    en: 'You keep too many settings already',
    'zh-tw': '個人設定已經太多，請先清理',
  },
  preference_conflict: {
    'zh-cn': '这项设置已在别处修改',
    en: 'This setting was changed elsewhere',
    'zh-tw': '這項設定已在別處修改',
  },
}

export default messages
