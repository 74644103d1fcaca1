import { columns } from '#src/text/columns.ts'

export const $text = columns({
  trash: { 'zh-cn': '回收站', en: 'Trash', 'zh-tw': '回收桶' },
  note: {
    'zh-cn': (days: number) => `删除的文件保留 ${days} 天，之后自动清除`,
    en: (days: number) => `Deleted files are kept for ${days} days`,
    'zh-tw': (days: number) => `刪除的檔案保留 ${days} 天，之後自動清除`,
  },
  left: {
    'zh-cn': (days: number) => (days > 0 ? `剩 ${days} 天` : '即将清除'),
    en: (days: number) => (days > 0 ? `${days} ${days === 1 ? 'day' : 'days'} left` : 'Removed soon'),
    'zh-tw': (days: number) => (days > 0 ? `剩 ${days} 天` : '即將清除'),
  },
  leftTitle: { 'zh-cn': '保留时间', en: 'Time left', 'zh-tw': '保留時間' },
  restore: { 'zh-cn': '恢复', en: 'Restore', 'zh-tw': '還原' },
  restored: {
    'zh-cn': (n: number) => `已恢复 ${n} 个文件`,
    en: (n: number) => (n === 1 ? 'File restored' : `${n} files restored`),
    'zh-tw': (n: number) => `已還原 ${n} 個檔案`,
  },
  destroy: { 'zh-cn': '彻底删除', en: 'Delete for good', 'zh-tw': '徹底刪除' },
  destroyAsk: {
    'zh-cn': (n: number) => `确定要彻底删除这 ${n} 个文件吗？`,
    en: (n: number) => `Delete ${n === 1 ? 'this file' : `these ${n} files`} for good?`,
    'zh-tw': (n: number) => `確定要徹底刪除這 ${n} 個檔案嗎？`,
  },
  destroyNote: { 'zh-cn': '删除后不能恢复。', en: 'This cannot be undone.', 'zh-tw': '刪除後不能還原。' },
  destroyed: {
    'zh-cn': (n: number) => `已彻底删除 ${n} 个文件`,
    en: (n: number) => (n === 1 ? 'File deleted for good' : `${n} files deleted for good`),
    'zh-tw': (n: number) => `已徹底刪除 ${n} 個檔案`,
  },
  empty: { 'zh-cn': '清空回收站', en: 'Empty trash', 'zh-tw': '清空回收桶' },
})
