import { columns } from '#src/text/columns.ts'

export const $text = columns({
  of: {
    'zh-cn': (name: string, sentence: string) => `${name}：${sentence}`,
    en: (name: string, sentence: string) => `${name}: ${sentence}`,
    'zh-tw': (name: string, sentence: string) => `${name}：${sentence}`,
  },
  words: {
    'zh-cn': (words: string) => `链接“${words}”`,
    en: (words: string) => `Link “${words}”`,
    'zh-tw': (words: string) => `連結「${words}」`,
  },
  link: {
    'zh-cn': (number: number) => `第${number}个链接`,
    en: (number: number) => `Link ${number}`,
    'zh-tw': (number: number) => `第${number}個連結`,
  },
  picture: {
    'zh-cn': (number: number) => `第${number}张图片`,
    en: (number: number) => `Picture ${number}`,
    'zh-tw': (number: number) => `第${number}張圖片`,
  },
})
