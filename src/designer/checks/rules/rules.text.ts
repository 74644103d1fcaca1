import { columns } from '#src/text/columns.ts'

export const $text = columns({
  emptyLink: { 'zh-cn': '没有设置链接', en: 'No link is set', 'zh-tw': '沒有設定連結' },
  emptyPicture: { 'zh-cn': '没有选择图片', en: 'No picture is chosen', 'zh-tw': '沒有選擇圖片' },
  emptyText: { 'zh-cn': '没有填写文字', en: 'No text is written', 'zh-tw': '沒有填寫文字' },
  emptyList: {
    'zh-cn': (least: number) => `没有内容，至少需要${least}项`,
    en: (least: number) => (least === 1 ? 'There is nothing to show yet' : `At least ${least} entries are needed`),
    'zh-tw': (least: number) => `沒有內容，至少需要${least}項`,
  },
  longText: {
    'zh-cn': (length: number, max: number) => `${length}个字，超过${max}个字会被截断`,
    en: (length: number, max: number) => `${length} characters; more than ${max} are cut off`,
    'zh-tw': (length: number, max: number) => `${length}個字，超過${max}個字會被截斷`,
  },
  longList: {
    'zh-cn': (length: number, max: number) => `${length}项，建议不超过${max}项`,
    en: (length: number, max: number) => `${length} entries; at most ${max} are meant`,
    'zh-tw': (length: number, max: number) => `${length}項，建議不超過${max}項`,
  },
  oddLink: {
    'zh-cn': (link: string) => `“${link}”不是有效的链接`,
    en: (link: string) => `“${link}” is no address`,
    'zh-tw': (link: string) => `「${link}」不是有效的連結`,
  },
  contrast: {
    'zh-cn': (ratio: string, wanted: number) => `文字与背景对比度 ${ratio}:1，建议不低于 ${wanted}:1`,
    en: (ratio: string, wanted: number) => `Contrast with the background is ${ratio}:1; ${wanted}:1 is needed to read it`,
    'zh-tw': (ratio: string, wanted: number) => `文字與背景對比度 ${ratio}:1，建議不低於 ${wanted}:1`,
  },
  areaOutside: {
    'zh-cn': (numbers: string) => `热区 ${numbers} 超出图片`,
    en: (numbers: string) => `Area ${numbers} lies outside of the picture`,
    'zh-tw': (numbers: string) => `熱區 ${numbers} 超出圖片`,
  },
  moduleOff: {
    'zh-cn': '该营销功能已关闭，商城不显示此组件',
    en: 'This marketing module is off: the shop does not show the block',
    'zh-tw': '該行銷功能已關閉，商城不顯示此元件',
  },
})
