import { columns } from '#src/text/columns.ts'

export const $text = columns({
  lost: {
    'zh-cn': '图片已不在此设备上，请重新选择',
    en: 'The picture is no longer on this device. Please choose it again',
    'zh-tw': '圖片已不在此裝置上，請重新選擇',
  },
  noPicture: {
    'zh-cn': (name: string) => `“${name}”不是图片，只能发送 JPG、PNG、GIF、WebP`,
    en: (name: string) => `“${name}” is no picture. JPG, PNG, GIF and WebP can be sent`,
    'zh-tw': (name: string) => `「${name}」不是圖片，只能傳送 JPG、PNG、GIF、WebP`,
  },
  tooLarge: {
    'zh-cn': (name: string, most: string) => `“${name}”超过 ${most}，无法发送`,
    en: (name: string, most: string) => `“${name}” has more than ${most} and cannot be sent`,
    'zh-tw': (name: string, most: string) => `「${name}」超過 ${most}，無法傳送`,
  },
  tooMany: {
    'zh-cn': (most: number) => `一次最多发送 ${most} 张图片`,
    en: (most: number) => `At most ${most} pictures at a time`,
    'zh-tw': (most: number) => `一次最多傳送 ${most} 張圖片`,
  },
})
