import { columns } from '#src/text/columns.ts'

const many = (n: number, one: string, more: string) => (n === 1 ? one : `${n} ${more}`)

export const $text = columns({
  queue: { 'zh-cn': '上传队列', en: 'Uploads', 'zh-tw': '上傳佇列' },
  running: {
    'zh-cn': (at: number, all: number) => `正在上传第 ${at} 张，共 ${all} 张`,
    en: (at: number, all: number) => `Uploading ${at} of ${all}`,
    'zh-tw': (at: number, all: number) => `正在上傳第 ${at} 張，共 ${all} 張`,
  },
  arrived: {
    'zh-cn': (n: number) => `${n} 张上传成功`,
    en: (n: number) => many(n, '1 upload succeeded', 'uploads succeeded'),
    'zh-tw': (n: number) => `${n} 張上傳成功`,
  },
  missed: {
    'zh-cn': (n: number) => `${n} 张未上传`,
    en: (n: number) => many(n, '1 not uploaded', 'not uploaded'),
    'zh-tw': (n: number) => `${n} 張未上傳`,
  },
  undecided: {
    'zh-cn': (n: number) => `${n} 张等待确认`,
    en: (n: number) => `${n} waiting for your decision`,
    'zh-tw': (n: number) => `${n} 張等待確認`,
  },
  stopped: {
    'zh-cn': (n: number) => `${n} 个已暂停`,
    en: (n: number) => `${n} paused`,
    'zh-tw': (n: number) => `${n} 個已暫停`,
  },
  lacking: {
    'zh-cn': (n: number) => `${n} 个需重新选择文件`,
    en: (n: number) => `${n} to choose again`,
    'zh-tw': (n: number) => `${n} 個需重新選擇檔案`,
  },
  offlineAt: {
    'zh-cn': (at: number, all: number) => `网络已断开，恢复后自动继续（第 ${at} 个，共 ${all} 个）`,
    en: (at: number, all: number) => `Connection lost; goes on by itself (${at} of ${all})`,
    'zh-tw': (at: number, all: number) => `網路已斷開，恢復後自動繼續（第 ${at} 個，共 ${all} 個）`,
  },
  unkept: {
    'zh-cn': '此设备无法保存上传队列，请在上传完成前不要关闭或刷新页面',
    en: 'This device cannot keep the uploads. Leave the page open until they are done.',
    'zh-tw': '此裝置無法儲存上傳佇列，請在上傳完成前不要關閉或重新整理頁面',
  },
  pauseAll: { 'zh-cn': '全部暂停', en: 'Pause all', 'zh-tw': '全部暫停' },
  resumeAll: { 'zh-cn': '全部继续', en: 'Resume all', 'zh-tw': '全部繼續' },
  retryAll: { 'zh-cn': '重新上传失败的文件', en: 'Upload failed files again', 'zh-tw': '重新上傳失敗的檔案' },
  cancelAll: { 'zh-cn': '全部取消', en: 'Cancel all', 'zh-tw': '全部取消' },
  expand: { 'zh-cn': '展开上传队列', en: 'Show uploads', 'zh-tw': '展開上傳佇列' },
  collapse: { 'zh-cn': '收起上传队列', en: 'Hide uploads', 'zh-tw': '收起上傳佇列' },
  dismiss: { 'zh-cn': '清除已结束的上传', en: 'Clear finished uploads', 'zh-tw': '清除已結束的上傳' },
  waiting: { 'zh-cn': '等待上传', en: 'Waiting', 'zh-tw': '等待上傳' },
  preparing: { 'zh-cn': '正在压缩', en: 'Compressing', 'zh-tw': '正在壓縮' },
  hashing: { 'zh-cn': '正在校验', en: 'Checking', 'zh-tw': '正在檢查' },
  hashingOf: {
    'zh-cn': (name: string) => `${name} 的校验进度`,
    en: (name: string) => `Checking ${name}`,
    'zh-tw': (name: string) => `${name} 的檢查進度`,
  },
  offline: { 'zh-cn': '网络已断开，恢复后自动继续', en: 'Connection lost; goes on by itself', 'zh-tw': '網路已斷開，恢復後自動繼續' },
  paused: { 'zh-cn': '已暂停', en: 'Paused', 'zh-tw': '已暫停' },
  missing: {
    'zh-cn': '页面刷新时文件还没有存好，请重新选择该文件',
    en: 'The page went before this file was kept. Choose the file again.',
    'zh-tw': '頁面重新整理時檔案還沒有存好，請重新選擇該檔案',
  },
  known: { 'zh-cn': '已在图库中，无需重复上传', en: 'Already here, nothing had to be sent', 'zh-tw': '已在圖庫中，無需重複上傳' },
  asking: {
    'zh-cn': '动图超过 2MB，压缩后只保留第一帧',
    en: 'This animation is over 2 MB; compressed, only its first frame stays',
    'zh-tw': '動圖超過 2MB，壓縮後只保留第一格',
  },
  flatten: { 'zh-cn': '压缩并上传', en: 'Compress and upload', 'zh-tw': '壓縮並上傳' },
  cancelOne: {
    'zh-cn': (name: string) => `取消上传 ${name}`,
    en: (name: string) => `Cancel ${name}`,
    'zh-tw': (name: string) => `取消上傳 ${name}`,
  },
  retryOne: {
    'zh-cn': (name: string) => `重新上传 ${name}`,
    en: (name: string) => `Upload ${name} again`,
    'zh-tw': (name: string) => `重新上傳 ${name}`,
  },
  pauseOne: {
    'zh-cn': (name: string) => `暂停上传 ${name}`,
    en: (name: string) => `Pause ${name}`,
    'zh-tw': (name: string) => `暫停上傳 ${name}`,
  },
  resumeOne: {
    'zh-cn': (name: string) => `继续上传 ${name}`,
    en: (name: string) => `Resume ${name}`,
    'zh-tw': (name: string) => `繼續上傳 ${name}`,
  },
  chooseAgain: {
    'zh-cn': (name: string) => `重新选择文件 ${name}`,
    en: (name: string) => `Choose ${name} again`,
    'zh-tw': (name: string) => `重新選擇檔案 ${name}`,
  },
  copyOne: {
    'zh-cn': (name: string) => `复制 ${name} 的地址`,
    en: (name: string) => `Copy the address of ${name}`,
    'zh-tw': (name: string) => `複製 ${name} 的位址`,
  },
  dismissOne: {
    'zh-cn': (name: string) => `移除 ${name}`,
    en: (name: string) => `Remove ${name}`,
    'zh-tw': (name: string) => `移除 ${name}`,
  },
  progress: {
    'zh-cn': (name: string) => `${name} 的上传进度`,
    en: (name: string) => `Progress of ${name}`,
    'zh-tw': (name: string) => `${name} 的上傳進度`,
  },
  done: { 'zh-cn': '上传成功', en: 'upload succeeded', 'zh-tw': '上傳成功' },
  failed: { 'zh-cn': '上传失败', en: 'upload failed', 'zh-tw': '上傳失敗' },
  cancelled: { 'zh-cn': '已取消', en: 'Cancelled', 'zh-tw': '已取消' },
  unreadable: {
    'zh-cn': '图片超过 2MB 且无法读取，不能压缩',
    en: 'Over 2 MB and not readable as a picture, so it cannot be compressed',
    'zh-tw': '圖片超過 2MB 且無法讀取，不能壓縮',
  },
  wrongFormat: {
    'zh-cn': '请上传以jpg、jpeg、png等结尾的图片文件',
    en: 'wrong image format',
    'zh-tw': '請上傳以jpg、jpeg、png等結尾的圖片檔案',
  },
  tooLarge: {
    'zh-cn': (size: string) => `文件太大（${size}），超过服务器的限制`,
    en: (size: string) => `Too large (${size}): over what the server takes`,
    'zh-tw': (size: string) => `檔案太大（${size}），超過伺服器的限制`,
  },
  noPicture: {
    'zh-cn': '文件内容不是图片，未上传',
    en: 'This file is not a picture, although its name says so. It was not sent.',
    'zh-tw': '檔案內容不是圖片，未上傳',
  },
  noFilm: {
    'zh-cn': '文件内容不是mp4视频，未上传',
    en: 'This file is not an mp4 video, although its name says so. It was not sent.',
    'zh-tw': '檔案內容不是mp4影片，未上傳',
  },
  emptyFile: { 'zh-cn': '文件是空的', en: 'The file is empty', 'zh-tw': '檔案是空的' },
  tooMany: {
    'zh-cn': (n: number) => `一次最多上传 ${n} 张图片`,
    en: (n: number) => `At most ${n} pictures at a time`,
    'zh-tw': (n: number) => `一次最多上傳 ${n} 張圖片`,
  },
})
