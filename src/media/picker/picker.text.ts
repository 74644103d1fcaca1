import { columns } from '#src/text/columns.ts'

export const $text = columns({
  use: { 'zh-cn': '使用选中图片', en: 'Use selected pictures', 'zh-tw': '使用選取圖片' },
  chooseFirst: { 'zh-cn': '请先选择图片', en: 'please select images first', 'zh-tw': '請先選擇圖片' },
  atMostOne: { 'zh-cn': '最多只能选一张图片', en: 'at most one image', 'zh-tw': '最多只能選一張圖片' },
  atMost: {
    'zh-cn': (n: number) => `最多只能选${n}张图片`,
    en: (n: number) => `at most ${n} images`,
    'zh-tw': (n: number) => `最多只能選${n}張圖片`,
  },
  hintOne: { 'zh-cn': '请选择一张图片', en: 'Choose one picture', 'zh-tw': '請選擇一張圖片' },
  hintMany: { 'zh-cn': '可选择多张图片', en: 'Choose one or more pictures', 'zh-tw': '可選擇多張圖片' },
  hintAtMost: {
    'zh-cn': (n: number) => `最多可选 ${n} 张图片`,
    en: (n: number) => `Choose up to ${n} pictures`,
    'zh-tw': (n: number) => `最多可選 ${n} 張圖片`,
  },
  chosen: {
    'zh-cn': (n: number) => `已选择 ${n} 张图片`,
    en: (n: number) => (n === 1 ? '1 picture chosen' : `${n} pictures chosen`),
    'zh-tw': (n: number) => `已選擇 ${n} 張圖片`,
  },
  chosenOf: {
    'zh-cn': (n: number, most: number) => `已选择 ${n} 张图片，最多 ${most} 张`,
    en: (n: number, most: number) => `${n} of up to ${most} pictures chosen`,
    'zh-tw': (n: number, most: number) => `已選擇 ${n} 張圖片，最多 ${most} 張`,
  },
  inForm: { 'zh-cn': '表单中的图片', en: 'Pictures in the form', 'zh-tw': '表單中的圖片' },
  formPicture: {
    'zh-cn': (at: number) => `第 ${at} 张`,
    en: (at: number) => `Picture ${at}`,
    'zh-tw': (at: number) => `第 ${at} 張`,
  },
  takeOut: {
    'zh-cn': (at: number) => `移除第 ${at} 张`,
    en: (at: number) => `Take out picture ${at}`,
    'zh-tw': (at: number) => `移除第 ${at} 張`,
  },
})
