import { columns } from '#src/text/columns.ts'

/** Words of the video dialog; the Chinese is the shop's own (media contract, 上传视频). */
export const $text = columns({
  title: { 'zh-cn': '上传视频', en: 'Insert a video', 'zh-tw': '上傳影片' },
  address: { 'zh-cn': '视频链接', en: 'Address of the video', 'zh-tw': '影片連結' },
  placeholder: { 'zh-cn': '请输入视频链接', en: 'Enter the address of the video', 'zh-tw': '請輸入影片連結' },
  add: { 'zh-cn': '确认添加', en: 'Add', 'zh-tw': '確認新增' },
  upload: { 'zh-cn': '上传视频', en: 'Upload a video', 'zh-tw': '上傳影片' },
  uploaded: { 'zh-cn': '视频上传成功', en: 'Video uploaded', 'zh-tw': '影片上傳成功' },
  failed: { 'zh-cn': '上传失败', en: 'upload failed', 'zh-tw': '上傳失敗' },
  hashing: { 'zh-cn': '正在校验', en: 'Checking', 'zh-tw': '正在檢查' },
  sending: { 'zh-cn': '正在上传', en: 'Uploading', 'zh-tw': '正在上傳' },
  offline: { 'zh-cn': '网络已断开，恢复后自动继续', en: 'Connection lost; goes on by itself', 'zh-tw': '網路已斷開，恢復後自動繼續' },
  progress: {
    'zh-cn': (name: string) => `${name} 上传进度`,
    en: (name: string) => `Progress of ${name}`,
    'zh-tw': (name: string) => `${name} 上傳進度`,
  },
  look: { 'zh-cn': '视频预览', en: 'Preview of the video', 'zh-tw': '影片預覽' },
  cannotShow: {
    'zh-cn': '您的浏览器不支持 video 标签。',
    en: 'Your browser cannot show videos.',
    'zh-tw': '您的瀏覽器不支援 video 標籤。',
  },
  onlyMp4: { 'zh-cn': '只能上传mp4文件', en: 'upload file must be mp4 video', 'zh-tw': '只能上傳mp4檔案' },
})
