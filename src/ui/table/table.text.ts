import { columns } from '#src/text/columns.ts'

export const $text = columns({
  all: { 'zh-cn': '全选本页', en: 'Select all on this page', 'zh-tw': '全選本頁' },
  choice: { 'zh-cn': '选择', en: 'Choice', 'zh-tw': '選擇' },
  one: {
    'zh-cn': (name: string) => `选择${name}`,
    en: (name: string) => `Select ${name}`,
    'zh-tw': (name: string) => `選擇${name}`,
  },
  row: {
    'zh-cn': (number: number) => `第 ${number} 行`,
    en: (number: number) => `row ${number}`,
    'zh-tw': (number: number) => `第 ${number} 列`,
  },
  more: {
    'zh-cn': (name: string) => `${name} 的详情`,
    en: (name: string) => `Details of ${name}`,
    'zh-tw': (name: string) => `${name} 的詳情`,
  },
  below: {
    'zh-cn': (name: string) => `${name} 的下级`,
    en: (name: string) => `Below ${name}`,
    'zh-tw': (name: string) => `${name} 的下級`,
  },
})
