import { columns } from '#src/text/columns.ts'
import { grouped } from '#src/text/grouped.ts'

export const $text = columns({
  filters: { 'zh-cn': '筛选', en: 'Filters', 'zh-tw': '篩選' },
  active: {
    'zh-cn': (n: number) => `筛选（${n}）`,
    en: (n: number) => `Filters (${n})`,
    'zh-tw': (n: number) => `篩選（${n}）`,
  },
  clear: { 'zh-cn': '清除条件', en: 'Clear filters', 'zh-tw': '清除條件' },
  without: {
    'zh-cn': (name: string) => `去掉条件：${name}`,
    en: (name: string) => `Remove filter: ${name}`,
    'zh-tw': (name: string) => `去掉條件：${name}`,
  },
  found: {
    'zh-cn': (n: number) => `找到 ${grouped(n)} 个`,
    en: (n: number) => `${grouped(n)} found`,
    'zh-tw': (n: number) => `找到 ${grouped(n)} 個`,
  },
  type: { 'zh-cn': '类型', en: 'Type', 'zh-tw': '類型' },
  all: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  picture: { 'zh-cn': '图片', en: 'Pictures', 'zh-tw': '圖片' },
  gif: { 'zh-cn': '动图', en: 'GIF', 'zh-tw': '動圖' },
  video: { 'zh-cn': '视频', en: 'Videos', 'zh-tw': '影片' },
  size: { 'zh-cn': '大小', en: 'Size', 'zh-tw': '大小' },
  anySize: { 'zh-cn': '不限大小', en: 'Any size', 'zh-tw': '不限大小' },
  upTo: {
    'zh-cn': (most: string) => `${most} 以下`,
    en: (most: string) => `Up to ${most}`,
    'zh-tw': (most: string) => `${most} 以下`,
  },
  from: {
    'zh-cn': (least: string) => `${least} 以上`,
    en: (least: string) => `${least} or more`,
    'zh-tw': (least: string) => `${least} 以上`,
  },
  between: {
    'zh-cn': (least: string, most: string) => `${least} 至 ${most}`,
    en: (least: string, most: string) => `${least} to ${most}`,
    'zh-tw': (least: string, most: string) => `${least} 至 ${most}`,
  },
  since: { 'zh-cn': '上传日期从', en: 'Uploaded from', 'zh-tw': '上傳日期從' },
  until: { 'zh-cn': '到', en: 'until', 'zh-tw': '到' },
  order: { 'zh-cn': '排序', en: 'Order', 'zh-tw': '排序' },
  newest: { 'zh-cn': '最新上传', en: 'Newest first', 'zh-tw': '最新上傳' },
  oldest: { 'zh-cn': '最早上传', en: 'Oldest first', 'zh-tw': '最早上傳' },
  name: { 'zh-cn': '名称', en: 'Name', 'zh-tw': '名稱' },
  largest: { 'zh-cn': '从大到小', en: 'Largest first', 'zh-tw': '從大到小' },
  unused: { 'zh-cn': '只看未使用的', en: 'Only those not in use', 'zh-tw': '只看未使用的' },
  unusedChip: { 'zh-cn': '未使用', en: 'Not in use', 'zh-tw': '未使用' },
})
