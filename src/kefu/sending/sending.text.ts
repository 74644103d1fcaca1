import { columns } from '#src/text/columns.ts'

export const $text = columns({
  lost: {
    'zh-cn': '文件已不在此设备上，请重新选择',
    en: 'The file is no longer on this device. Please choose it again',
    'zh-tw': '檔案已不在此裝置上，請重新選擇',
  },
  noPicture: {
    'zh-cn': (name: string) => `“${name}”不是图片，只能发送 JPG、PNG、GIF、WebP`,
    en: (name: string) => `“${name}” is no picture. JPG, PNG, GIF and WebP can be sent`,
    'zh-tw': (name: string) => `「${name}」不是圖片，只能傳送 JPG、PNG、GIF、WebP`,
  },
  noFile: {
    'zh-cn': (name: string) => `“${name}”无法发送，可以发送图片、PDF、Word、Excel、ZIP、TXT`,
    en: (name: string) => `“${name}” cannot be sent. Pictures, PDF, Word, Excel, ZIP and TXT can`,
    'zh-tw': (name: string) => `「${name}」無法傳送，可以傳送圖片、PDF、Word、Excel、ZIP、TXT`,
  },
  isEmpty: {
    'zh-cn': (name: string) => `“${name}”是空文件`,
    en: (name: string) => `“${name}” is empty`,
    'zh-tw': (name: string) => `「${name}」是空檔案`,
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
  tooManyFiles: {
    'zh-cn': (most: number) => `一次最多发送 ${most} 个图片或文件`,
    en: (most: number) => `At most ${most} pictures and files at a time`,
    'zh-tw': (most: number) => `一次最多傳送 ${most} 個圖片或檔案`,
  },
})
