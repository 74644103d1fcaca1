import type { Messages } from '../../messages.ts'

const messages: Messages = {
  member_name_missing: { 'zh-cn': '菜单名不能为空', en: 'Every entry needs a name', 'zh-tw': '選單名不能為空' },
  member_pic_missing: { 'zh-cn': '图标不能为空', en: 'Every entry needs a picture', 'zh-tw': '圖示不能為空' },
  member_url_missing: { 'zh-cn': '跳转路径不能为空', en: 'Every entry needs a link', 'zh-tw': '跳轉路徑不能為空' },
}

export default messages
