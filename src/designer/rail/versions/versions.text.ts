import { columns } from '#src/text/columns.ts'

export const $text = columns({
  none: { 'zh-cn': '保存后，这里会出现历史版本', en: 'Versions appear here once the page is saved', 'zh-tw': '儲存後，這裡會出現歷史版本' },
  failed: { 'zh-cn': '历史版本没有加载', en: 'The versions could not be loaded', 'zh-tw': '歷史版本沒有載入' },
  more: { 'zh-cn': '加载更多', en: 'Show more', 'zh-tw': '載入更多' },
  compare: { 'zh-cn': '对比', en: 'Compare', 'zh-tw': '對比' },
  restore: { 'zh-cn': '恢复', en: 'Restore', 'zh-tw': '恢復' },
  restored: {
    'zh-cn': (when: string) => `已恢复到 ${when} 的版本，可撤销`,
    en: (when: string) => `Restored the version of ${when}; it can be undone`,
    'zh-tw': (when: string) => `已恢復到 ${when} 的版本，可復原`,
  },
  step: { 'zh-cn': '恢复版本', en: 'Restore a version', 'zh-tw': '恢復版本' },
  saved: { 'zh-cn': '保存', en: 'Saved', 'zh-tw': '儲存' },
  published: { 'zh-cn': '发布', en: 'Published', 'zh-tw': '發布' },
  scheduled: { 'zh-cn': '定时发布', en: 'Scheduled', 'zh-tw': '定時發布' },
  live: { 'zh-cn': '线上', en: 'Live', 'zh-tw': '線上' },
  draft: { 'zh-cn': '当前草稿', en: 'Draft', 'zh-tw': '目前草稿' },
  restoredKind: { 'zh-cn': '恢复', en: 'Restored', 'zh-tw': '恢復' },
  name: { 'zh-cn': '命名此版本', en: 'Name this version', 'zh-tw': '命名此版本' },
  nameFailed: { 'zh-cn': '名称没有保存', en: 'The name was not saved', 'zh-tw': '名稱沒有儲存' },
  system: { 'zh-cn': '系统', en: 'System', 'zh-tw': '系統' },
})
