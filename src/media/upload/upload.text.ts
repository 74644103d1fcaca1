import { columns } from '#src/text/columns.ts'

const many = (n: number, one: string, more: string) => (n === 1 ? one : `${n} ${more}`)

export const $text = columns({
  upload: { 'zh-cn': '上传图片', en: 'Upload pictures', 'zh-tw': '上傳圖片' },
  hint: {
    'zh-cn': '建议宽度750px，不超过3MB，支持jpeg、jpg、png；可拖入或粘贴图片',
    en: 'Suggested width 750 px, not over 3 MB, jpeg/jpg/png. You can also drop or paste pictures here.',
    'zh-tw': '建議寬度750px，不超過3MB，支援jpeg、jpg、png；可拖入或貼上圖片',
  },
  dropHere: {
    'zh-cn': (category: string) => `松开即可上传到“${category}”`,
    en: (category: string) => `Drop to upload to “${category}”`,
    'zh-tw': (category: string) => `放開即可上傳到「${category}」`,
  },
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
  expand: { 'zh-cn': '展开上传队列', en: 'Show uploads', 'zh-tw': '展開上傳佇列' },
  collapse: { 'zh-cn': '收起上传队列', en: 'Hide uploads', 'zh-tw': '收起上傳佇列' },
  dismiss: { 'zh-cn': '清除已结束的上传', en: 'Clear finished uploads', 'zh-tw': '清除已結束的上傳' },
  waiting: { 'zh-cn': '等待上传', en: 'Waiting', 'zh-tw': '等待上傳' },
  preparing: { 'zh-cn': '正在压缩', en: 'Compressing', 'zh-tw': '正在壓縮' },
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
  emptyFile: { 'zh-cn': '文件是空的', en: 'The file is empty', 'zh-tw': '檔案是空的' },
  tooMany: {
    'zh-cn': (n: number) => `一次最多上传 ${n} 张图片`,
    en: (n: number) => `At most ${n} pictures at a time`,
    'zh-tw': (n: number) => `一次最多上傳 ${n} 張圖片`,
  },
})
