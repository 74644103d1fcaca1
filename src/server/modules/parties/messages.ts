import type { Messages } from '../../messages.ts'

const messages: Messages = {
  MERGE_ITSELF: {
    'zh-cn': '不能把一条记录合并到它自己',
    en: 'A record cannot be merged into itself',
    'zh-tw': '不能把一筆記錄合併到它自己',
  },
}

export default messages
