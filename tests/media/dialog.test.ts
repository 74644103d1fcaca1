import { expect, test } from 'vitest'
import { $locale, setLocale } from '#src/text/locale.ts'
import { $text as $actions } from '#src/media/actions/actions.text.ts'
import { $text as $dialog } from '#src/media/dialog/dialog.text.ts'
import { $text as $picker } from '#src/media/picker/picker.text.ts'
import { $text as $upload } from '#src/media/upload/upload.text.ts'

// specification 5 and 8 in English, the shop's own sentences in Chinese (media contract)
const messages: [what: string, read: () => string, en: string, zh: string][] = [
  ['no way of uploading', () => $dialog.get().modeMissing, 'please select the activity resource', '请选择活动资源'],
  ['no picture', () => $picker.get().chooseFirst, 'please select images first', '请先选择图片'],
  ['another ending', () => $upload.get().wrongFormat, 'wrong image format', '请上传以jpg、jpeg、png等结尾的图片文件'],
  ['no address', () => $dialog.get().addressMissing, 'please enter the image address first', '请先输入图片地址'],
  ['an address with .php', () => $dialog.get().addressOther, 'please enter another image address first', '请先输入其他图片地址'],
  ['two of one', () => $picker.get().atMostOne, 'at most one image', '最多只能选一张图片'],
  ['more than N', () => $picker.get().atMost(5), 'at most 5 images', '最多只能选5张图片'],
  ['an empty name', () => $actions.get().fillIn, 'please fill in content', '请填写内容'],
  ['a failed upload', () => $upload.get().failed, 'upload failed', '上传失败'],
  ['an upload that arrived', () => $upload.get().done, 'upload succeeded', '上传成功'],
]

test.each(messages)('the sentence for %s is the one of the specification', (_, read, en, zh) => {
  const before = $locale.get()
  const said = (['en', 'zh-cn'] as const).map((locale) => {
    setLocale(locale)
    return read()
  })
  setLocale(before)
  expect(said).toEqual([en, zh])
})

test('the hint names width, size and endings', () => {
  setLocale('en')
  expect($dialog.get().hint).toMatch(/^Suggested width 750 px, not over 3 MB, jpeg\/jpg\/png/)
  setLocale('zh-cn')
  expect($dialog.get().hint).toMatch(/750px.*3MB.*jpeg、jpg、png/)
})
