import { columns } from '#src/text/columns.ts'

export const $text = columns({
  chosen: { 'zh-cn': '待发送的图片和文件', en: 'Pictures and files to be sent', 'zh-tw': '待傳送的圖片和檔案' },
  without: {
    'zh-cn': (name: string) => `移除 ${name}`,
    en: (name: string) => `Leave out ${name}`,
    'zh-tw': (name: string) => `移除 ${name}`,
  },
})
