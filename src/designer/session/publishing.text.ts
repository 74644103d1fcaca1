import { columns } from '#src/text/columns.ts'

/** Words for where a page stands between editing and visitors. */
export const $text = columns({
  publish: { 'zh-cn': '发布', en: 'Publish', 'zh-tw': '發布' },
  saveAndPublish: { 'zh-cn': '保存并发布', en: 'Save and publish', 'zh-tw': '儲存並發布' },
  saveHint: {
    'zh-cn': '保存为草稿，发布后访客才能看到',
    en: 'Saves a draft; visitors see it once it is published',
    'zh-tw': '儲存為草稿，發布後訪客才能看到',
  },
  new: { 'zh-cn': '新页面', en: 'New page', 'zh-tw': '新頁面' },
  never: { 'zh-cn': '草稿，未发布', en: 'Draft, not published', 'zh-tw': '草稿，未發布' },
  draft: { 'zh-cn': '有未发布的修改', en: 'Unpublished changes', 'zh-tw': '有未發布的修改' },
  published: { 'zh-cn': '已发布', en: 'Published', 'zh-tw': '已發布' },
  willPublish: {
    'zh-cn': (time: string) => `将于 ${time} 发布`,
    en: (time: string) => `Will be published ${time}`,
    'zh-tw': (time: string) => `將於 ${time} 發布`,
  },
  failed: { 'zh-cn': '定时发布失败', en: 'Publishing failed', 'zh-tw': '定時發布失敗' },
})
