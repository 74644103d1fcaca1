import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '上传图片', en: 'Upload pictures', 'zh-tw': '上傳圖片' },
  none: {
    'zh-cn': '选择手机里的图片，或拍一张照片',
    en: 'Choose pictures of this phone, or take a photo',
    'zh-tw': '選擇手機裡的圖片，或拍一張照片',
  },
  choose: { 'zh-cn': '选择图片', en: 'Choose pictures', 'zh-tw': '選擇圖片' },
  chooseMore: { 'zh-cn': '继续选择', en: 'Choose more', 'zh-tw': '繼續選擇' },
  photo: { 'zh-cn': '拍照', en: 'Take a photo', 'zh-tw': '拍照' },
  total: {
    'zh-cn': (n: number, limit: number, size: string) => `共${n}/${limit}张，${size} M`,
    en: (n: number, limit: number, size: string) => `${n}/${limit} pictures, ${size} M`,
    'zh-tw': (n: number, limit: number, size: string) => `共${n}/${limit}張，${size} M`,
  },
  send: { 'zh-cn': '确认上传', en: 'Upload', 'zh-tw': '確認上傳' },
  sending: {
    'zh-cn': (at: number, all: number) => `正在上传 ${at}/${all}`,
    en: (at: number, all: number) => `Uploading ${at} of ${all}`,
    'zh-tw': (at: number, all: number) => `正在上傳 ${at}/${all}`,
  },
  done: { 'zh-cn': '图片上传成功', en: 'The pictures are uploaded', 'zh-tw': '圖片上傳成功' },
  doneNote: {
    'zh-cn': '请回到电脑上确认',
    en: 'Go on at the computer.',
    'zh-tw': '請回到電腦上確認',
  },
  more: { 'zh-cn': '继续上传', en: 'Upload more', 'zh-tw': '繼續上傳' },
  chooseFirst: { 'zh-cn': '请先选择图片', en: 'please select images first', 'zh-tw': '請先選擇圖片' },
  failed: { 'zh-cn': '上传失败', en: 'upload failed', 'zh-tw': '上傳失敗' },
  notAll: {
    'zh-cn': (n: number) => `${n} 张上传失败，可再次点击“确认上传”`,
    en: (n: number) => `${n} failed. Press Upload to try again.`,
    'zh-tw': (n: number) => `${n} 張上傳失敗，可再按一次「確認上傳」`,
  },
  wrongFormat: {
    'zh-cn': '请上传以jpg、jpeg、png等结尾的图片文件',
    en: 'wrong image format',
    'zh-tw': '請上傳以jpg、jpeg、png等結尾的圖片檔案',
  },
  atMost: {
    'zh-cn': (n: number) => `最多上传 ${n} 张图片`,
    en: (n: number) => `At most ${n} pictures`,
    'zh-tw': (n: number) => `最多上傳 ${n} 張圖片`,
  },
  largeGif: {
    'zh-cn': '动图不能超过 2MB',
    en: 'A GIF may not be over 2 MB',
    'zh-tw': '動圖不能超過 2MB',
  },
  gone: { 'zh-cn': '二维码已失效', en: 'This code no longer works', 'zh-tw': 'QR Code 已失效' },
  goneNote: {
    'zh-cn': '请在电脑的上传窗口中获取新二维码，再用手机扫描',
    en: 'Get a new code in the upload window of the computer and scan it.',
    'zh-tw': '請在電腦的上傳視窗中取得新 QR Code，再用手機掃描',
  },
  leaveOut: {
    'zh-cn': (at: number) => `移除第 ${at} 张`,
    en: (at: number) => `Leave out picture ${at}`,
    'zh-tw': (at: number) => `移除第 ${at} 張`,
  },
  picture: {
    'zh-cn': (at: number) => `第 ${at} 张图片`,
    en: (at: number) => `Picture ${at}`,
    'zh-tw': (at: number) => `第 ${at} 張圖片`,
  },
})
