import { afterEach, expect, test } from 'vitest'
import { $text as $actions } from '#src/media/actions/actions.text.ts'
import { $text as $list } from '#src/media/list/list.text.ts'
import { $text as $picker } from '#src/media/picker/picker.text.ts'
import { $text as $tree } from '#src/media/tree/tree.text.ts'
import { $text as $upload } from '#src/media/upload/upload.text.ts'
import { setLocale } from '#src/text/locale.ts'

afterEach(() => setLocale('zh-cn'))

// specification 5 and 8, contract/media (the shop's own sentences)
const fixed: [() => string, string, string][] = [
  [() => $upload.get().wrongFormat, '请上传以jpg、jpeg、png等结尾的图片文件', 'wrong image format'],
  [() => $upload.get().done, '上传成功', 'upload succeeded'],
  [() => $upload.get().failed, '上传失败', 'upload failed'],
  [() => $picker.get().chooseFirst, '请先选择图片', 'please select images first'],
  [() => $picker.get().atMostOne, '最多只能选一张图片', 'at most one image'],
  [() => $picker.get().atMost(5), '最多只能选5张图片', 'at most 5 images'],
  [() => $picker.get().use, '使用选中图片', 'Use selected pictures'],
  [() => $actions.get().fillIn, '请填写内容', 'please fill in content'],
  [() => $list.get().empty, '图片库为空', 'There are no pictures here yet'],
  [() => $list.get().searchByName, '请输入图片名', 'Search by picture name'],
  [() => $tree.get().nameMissing, '请填写分类名称', 'Please fill in the category name'],
]

test.each(fixed)('fixed sentence %#', (read, chinese, english) => {
  setLocale('zh-cn')
  expect(read()).toBe(chinese)
  setLocale('en')
  expect(read()).toBe(english)
})
