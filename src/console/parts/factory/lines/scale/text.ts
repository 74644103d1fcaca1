import { columns } from '#src/text/columns.ts'

export const $text = columns({
  read: { 'zh-cn': '读秤', en: 'Read the scale', 'zh-tw': '讀秤' },
  weighed: {
    'zh-cn': (line: number, kilograms: string) => `第 ${line} 行：${kilograms} kg`,
    en: (line: number, kilograms: string) => `Line ${line}: ${kilograms} kg`,
    'zh-tw': (line: number, kilograms: string) => `第 ${line} 列：${kilograms} kg`,
  },
  noLine: { 'zh-cn': '没有要过磅的行', en: 'No line is to be weighed', 'zh-tw': '沒有要過磅的列' },
  noWeight: {
    'zh-cn': '秤没有给出稳定的重量，请再试',
    en: 'The scale did not stand still: try again',
    'zh-tw': '秤沒有給出穩定的重量，請再試',
  },
  noScale: {
    'zh-cn': '连不上秤：检查数据线，或别的程序占用了它',
    en: 'The scale cannot be reached: check its cable, or another program has it',
    'zh-tw': '連不上秤：檢查連接線，或別的程式佔用了它',
  },
})
