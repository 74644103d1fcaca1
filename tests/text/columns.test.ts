import { expect, test } from 'vitest'
import { columns } from '#src/text/columns.ts'
import { $locale, setLocale, toLocale } from '#src/text/locale.ts'

const $text = columns({
  save: { 'zh-cn': '保存', en: 'Save', 'zh-tw': '儲存' },
  items: { 'zh-cn': (n: number) => `${n} 件`, en: (n: number) => `${n} items`, 'zh-tw': (n: number) => `${n} 件` },
})

test('words follow the language at once', () => {
  const heard: string[] = []
  const stop = $text.subscribe((words) => heard.push(words.save))
  setLocale('en')
  setLocale('zh-tw')
  setLocale('zh-cn')
  stop()
  expect(heard).toEqual(['保存', 'Save', '儲存', '保存'])
})

test('a word may take values', () => {
  $locale.set('en')
  expect($text.get().items(3)).toBe('3 items')
  $locale.set('zh-cn')
})

test.each([
  ['zh-CN', 'zh-cn'],
  ['zh', 'zh-cn'],
  ['zh-Hant-HK', 'zh-tw'],
  ['EN-us', 'en'],
  ['fr', undefined],
  [null, undefined],
])('%s is read as %s', (tag, locale) => {
  expect(toLocale(tag)).toBe(locale)
})
