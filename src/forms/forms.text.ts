import { columns } from '#src/text/columns.ts'

export const $text = columns({
  unknown: {
    'zh-cn': '此项暂不能在这里修改，保存时保持原样',
    en: 'This cannot be changed here yet; saving leaves it as it is.',
    'zh-tw': '此項暫不能在這裡修改，儲存時保持原樣',
  },
  foreign: {
    'zh-cn': '表单要提交到别的网站，已停止提交',
    en: 'The form points to another site; nothing was sent.',
    'zh-tw': '表單要提交到別的網站，已停止提交',
  },
  from: { 'zh-cn': '开始', en: 'From', 'zh-tw': '開始' },
  to: { 'zh-cn': '结束', en: 'To', 'zh-tw': '結束' },
  chooseFile: { 'zh-cn': '选择文件', en: 'Choose file', 'zh-tw': '選擇檔案' },
  uploaded: { 'zh-cn': '上传成功', en: 'Uploaded', 'zh-tw': '上傳成功' },
  notUploaded: { 'zh-cn': '上传失败', en: 'The upload failed', 'zh-tw': '上傳失敗' },
  closeTitle: { 'zh-cn': '修改还没有保存，确定关闭吗？', en: 'Close without saving?', 'zh-tw': '修改還沒有儲存，確定關閉嗎？' },
  closeMessage: {
    'zh-cn': '未保存的修改将丢失',
    en: 'What you have changed will be lost',
    'zh-tw': '未儲存的修改將遺失',
  },
  closeKept: {
    'zh-cn': '填写的内容会留作草稿，下次打开时可以恢复',
    en: 'What you have filled in is kept as a draft, to be restored when you open this again',
    'zh-tw': '填寫的內容會留作草稿，下次開啟時可以恢復',
  },
  closeAnyway: { 'zh-cn': '关闭', en: 'Close', 'zh-tw': '關閉' },
  stay: { 'zh-cn': '继续编辑', en: 'Keep editing', 'zh-tw': '繼續編輯' },
  notRead: { 'zh-cn': '表单加载失败', en: 'The form could not be loaded', 'zh-tw': '表單載入失敗' },
})
