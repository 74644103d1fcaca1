import type { Messages } from '../../messages.ts'

const messages: Messages = {
  preference_large: { 'zh-cn': '内容太多，没有保存', en: 'This is too much to keep', 'zh-tw': '內容太多，沒有儲存' },
  preference_too_many: {
    'zh-cn': '个人设置已经太多，请先清理',
    en: 'You keep too many settings already',
    'zh-tw': '個人設定已經太多，請先清理',
  },
  SHARED_VIEW_OTHERS: {
    'zh-cn': '已有别人共享的同名视图，只有共享的人和管理员可以修改',
    en: 'Somebody else shared a view of this name: only they and administrators change it',
    'zh-tw': '已有別人共享的同名檢視，只有共享的人和管理員可以修改',
  },
  SHARED_VIEW_MANY: {
    'zh-cn': '这个列表最多有 {count} 个共享视图',
    en: 'A list has at most {count} shared views',
    'zh-tw': '這個列表最多有 {count} 個共享檢視',
  },
  preference_conflict: {
    'zh-cn': '这项设置已在别处修改',
    en: 'This setting was changed elsewhere',
    'zh-tw': '這項設定已在別處修改',
  },
}

export default messages
