import { columns } from '#src/text/columns.ts'

/** Sentences for failures that bring none; the four defaults are the specification's (section 8). */
export const $text = columns({
  failed: { 'zh-cn': '操作失败', en: 'The operation failed', 'zh-tw': '操作失敗' },
  submitted: { 'zh-cn': '提交成功', en: 'Submitted', 'zh-tw': '提交成功' },
  notSubmitted: { 'zh-cn': '提交失败', en: 'Could not be submitted', 'zh-tw': '提交失敗' },
  network: {
    'zh-cn': '无法连接服务器，请检查网络',
    en: 'The server cannot be reached. Check the network.',
    'zh-tw': '無法連線到伺服器，請檢查網路',
  },
  timeout: {
    'zh-cn': '服务器响应超时，请稍后再试',
    en: 'The server took too long. Try again later.',
    'zh-tw': '伺服器回應逾時，請稍後再試',
  },
  unavailable: {
    'zh-cn': '服务器正在恢复，请稍后再试',
    en: 'The server is recovering. Try again in a moment.',
    'zh-tw': '伺服器正在恢復，請稍後再試',
  },
  malformed: {
    'zh-cn': '服务器返回了无法识别的内容',
    en: 'The server sent an answer that makes no sense.',
    'zh-tw': '伺服器傳回了無法識別的內容',
  },
  tooLarge: { 'zh-cn': '超过服务器允许的大小', en: 'Larger than the server takes', 'zh-tw': '超過伺服器允許的大小' },
  missing: { 'zh-cn': '服务器不支持此功能', en: 'The server does not offer this.', 'zh-tw': '伺服器不支援此功能' },
  aborted: { 'zh-cn': '已取消', en: 'Cancelled', 'zh-tw': '已取消' },
  session: { 'zh-cn': '登录已过期，请重新登录', en: 'Your session has ended. Please sign in again.', 'zh-tw': '登入已過期，請重新登入' },
})
