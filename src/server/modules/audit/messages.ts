import type { Messages } from '../../messages.ts'

const messages: Messages = {
  '100026': { 'zh-cn': '数据不存在', en: 'There is no such entry', 'zh-tw': '資料不存在' },
  log_unknown: { 'zh-cn': '未知', en: 'Unknown', 'zh-tw': '未知' },
  log_admin: { 'zh-cn': '管理员', en: 'Administrator', 'zh-tw': '管理員' },
  log_agent: { 'zh-cn': '客服', en: 'Agent', 'zh-tw': '客服' },
  log_guest: { 'zh-cn': '未登录', en: 'Not signed in', 'zh-tw': '未登入' },
  log_job: { 'zh-cn': '系统任务', en: 'The server itself', 'zh-tw': '系統任務' },
  log_outside: { 'zh-cn': '数据库直接写入', en: 'Written past the server', 'zh-tw': '資料庫直接寫入' },
}

export default messages
