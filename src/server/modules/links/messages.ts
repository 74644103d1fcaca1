import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '100026': { 'zh-cn': '数据不存在', en: 'There is no such entry', 'zh-tw': '資料不存在' },
  link_name_required: { 'zh-cn': '请输入链接名称', en: 'Please enter a name for the link', 'zh-tw': '請輸入連結名稱' },
  link_url_required: { 'zh-cn': '请输入跳转路径', en: 'Please enter where the link leads', 'zh-tw': '請輸入跳轉路徑' },
  link_url_wrong: { 'zh-cn': '跳转路径不能是脚本', en: 'A link cannot be a script', 'zh-tw': '跳轉路徑不能是指令碼' },
  link_category_wrong: {
    'zh-cn': '只能保存到自定义链接分类',
    en: 'Links can only be saved as custom links',
    'zh-tw': '只能儲存到自訂連結分類',
  },
  link_fixed: { 'zh-cn': '系统自带的链接不能删除', en: 'Links of the shop itself cannot be removed', 'zh-tw': '系統內建的連結不能刪除' },
}

export default messages
