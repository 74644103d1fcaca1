import { columns } from '#src/text/columns.ts'

export const $text = columns({
  open: {
    'zh-cn': (nth: number) => `查看第 ${nth} 张图片`,
    en: (nth: number) => `Show picture ${nth}`,
    'zh-tw': (nth: number) => `檢視第 ${nth} 張圖片`,
  },
  nth: {
    'zh-cn': (nth: number, count: number) => `图片 ${nth} / ${count}`,
    en: (nth: number, count: number) => `Picture ${nth} of ${count}`,
    'zh-tw': (nth: number, count: number) => `圖片 ${nth} / ${count}`,
  },
  previous: { 'zh-cn': '上一张', en: 'Previous', 'zh-tw': '上一張' },
  next: { 'zh-cn': '下一张', en: 'Next', 'zh-tw': '下一張' },
})
