import { columns } from '#src/text/columns.ts'

/** Words of the video dialog; the Chinese is the shop's own (media contract, 上传视频). */
export const $text = columns({
  title: { 'zh-cn': '上传视频', en: 'Insert a video', 'zh-tw': '上傳影片' },
  address: { 'zh-cn': '视频链接', en: 'Address of the video', 'zh-tw': '影片連結' },
  place: { 'zh-cn': '请输入视频链接', en: 'Enter the address of the video', 'zh-tw': '請輸入影片連結' },
  add: { 'zh-cn': '确认添加', en: 'Add', 'zh-tw': '確認新增' },
  onlyMp4: { 'zh-cn': '只能上传mp4文件', en: 'upload file must be mp4 video', 'zh-tw': '只能上傳mp4檔案' },
})
