import type { Messages } from '../../messages.ts'

const messages: Messages = {
  JOB_MISSING: { 'zh-cn': '任务不存在', en: 'There is no such job', 'zh-tw': '任務不存在' },
  JOB_NO_FILE: { 'zh-cn': '文件已过期或不存在', en: 'The file is gone or was never made', 'zh-tw': '檔案已過期或不存在' },
}

export default messages
