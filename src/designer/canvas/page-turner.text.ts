import { columns } from '#src/text/columns.ts'

export const $text = columns({
  previous: { 'zh-cn': '预览上一页', en: 'Show the one before', 'zh-tw': '預覽上一頁' },
  next: { 'zh-cn': '预览下一页', en: 'Show the next one', 'zh-tw': '預覽下一頁' },
  play: { 'zh-cn': '自动播放', en: 'Play', 'zh-tw': '自動播放' },
  stop: { 'zh-cn': '停止播放', en: 'Stop', 'zh-tw': '停止播放' },
  shown: {
    'zh-cn': (at: number, count: number) => `第 ${at} 页，共 ${count} 页`,
    en: (at: number, count: number) => `${at} of ${count}`,
    'zh-tw': (at: number, count: number) => `第 ${at} 頁，共 ${count} 頁`,
  },
})
