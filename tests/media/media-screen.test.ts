import { afterEach, expect, test } from 'vitest'
import { $text as $actions } from '#src/media/actions/actions.text.ts'
import { $text as $phone } from '#src/console/pages/system/mobile-upload/text.ts'
import { $text as $dialog } from '#src/media/dialog/dialog.text.ts'
import { $text as $list } from '#src/media/list/list.text.ts'
import { $text as $picker } from '#src/media/picker/picker.text.ts'
import { $text as $upload } from '#src/media/upload/upload.text.ts'
import { $text as $transfers } from '#src/http/uploads/uploads.text.ts'
import { setLocale } from '#src/text/locale.ts'

afterEach(() => setLocale('zh-cn'))

// specification 5 and 8, contract/media (the shop's own sentences)
const fixed: [() => string, string, string][] = [
  [() => $upload.get().wrongFormat, '请上传以jpg、jpeg、png等结尾的图片文件', 'wrong image format'],
  [() => $upload.get().done, '上传成功', 'upload succeeded'],
  [() => $upload.get().failed, '上传失败', 'upload failed'],
  [
    () => $transfers.get().checkCors('a.mp4', 403),
    '文件 a.mp4 上传失败，状态码 403，请检查跨域（CORS）设置',
    'file a.mp4 upload failed, status 403; check CORS',
  ],
  [() => $transfers.get().onlyMp4, '只能上传mp4文件', 'upload file must be mp4 video'],
  [() => $picker.get().chooseFirst, '请先选择图片', 'please select images first'],
  [() => $picker.get().atMostOne, '最多只能选一张图片', 'at most one image'],
  [() => $picker.get().atMost(5), '最多只能选5张图片', 'at most 5 images'],
  [() => $picker.get().use, '使用选中图片', 'Use selected pictures'],
  [() => $actions.get().fillIn, '请填写内容', 'please fill in content'],
  [() => $list.get().empty, '图片库为空', 'There are no pictures here yet'],
  [() => $list.get().searchByName, '请输入图片名', 'Search by picture name'],
  [() => $dialog.get().modeMissing, '请选择活动资源', 'please select the activity resource'],
  [() => $dialog.get().addressMissing, '请先输入图片地址', 'please enter the image address first'],
  [() => $dialog.get().addressOther, '请先输入其他图片地址', 'please enter another image address first'],
  [() => $dialog.get().local, '本地上传', 'This computer'],
  [() => $dialog.get().web, '网络上传', 'Web address'],
  [() => $dialog.get().scan, '扫码上传', 'Scan by phone'],
  [() => $dialog.get().refresh, '刷新图库', 'Refresh pictures'],
  [() => $dialog.get().refreshHelp, '刷新图库按钮，可显示移动端上传成功的图片', 'Shows at once what the phone has uploaded.'],
  [() => $phone.get().total(3, 20, '1.23'), '共3/20张，1.23 M', '3/20 pictures, 1.23 M'],
  [() => $phone.get().send, '确认上传', 'Upload'],
  [() => $phone.get().done, '图片上传成功', 'The pictures are uploaded'],
  [() => $phone.get().more, '继续上传', 'Upload more'],
  [() => $phone.get().chooseFirst, '请先选择图片', 'please select images first'],
  [() => $phone.get().failed, '上传失败', 'upload failed'],
]

test.each(fixed)('fixed sentence %#', (read, chinese, english) => {
  setLocale('zh-cn')
  expect(read()).toBe(chinese)
  setLocale('en')
  expect(read()).toBe(english)
})

test('the hint of the dialog names width, size and endings', () => {
  setLocale('en')
  expect($dialog.get().hint).toMatch(/^Suggested width 750 px, not over 3 MB, jpeg\/jpg\/png/)
  setLocale('zh-cn')
  expect($dialog.get().hint).toMatch(/750px.*3MB.*jpeg、jpg、png/)
})
