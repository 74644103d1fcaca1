import { columns } from '#src/text/columns.ts'

/** Sentences of uploads; specification 5 and 8. */
export const $text = columns({
  onlyMp4: { 'zh-cn': '只能上传mp4文件', en: 'upload file must be mp4 video', 'zh-tw': '只能上傳mp4檔案' },
  noPicture: { 'zh-cn': '文件内容不是图片', en: 'This file is not a picture, although its name says so', 'zh-tw': '檔案內容不是圖片' },
  failed: { 'zh-cn': '上传失败', en: 'upload failed', 'zh-tw': '上傳失敗' },
  checkCors: {
    'zh-cn': (name: string, status: number) => `文件 ${name} 上传失败，状态码 ${status}，请检查跨域（CORS）设置`,
    en: (name: string, status: number) => `file ${name} upload failed, status ${status}; check CORS`,
    'zh-tw': (name: string, status: number) => `檔案 ${name} 上傳失敗，狀態碼 ${status}，請檢查跨域（CORS）設定`,
  },
  unsignedUs3: {
    'zh-cn': '店铺的 US3 存储没有提供上传签名，无法直接上传视频，请在储存配置中改用其他存储方式',
    en: 'The shop’s US3 storage signs no uploads, so videos cannot go there. Choose another storage in its settings.',
    'zh-tw': '店鋪的 US3 儲存沒有提供上傳簽章，無法直接上傳影片，請在儲存設定中改用其他儲存方式',
  },
  unknownCloud: {
    'zh-cn': (type: string) => `不支持的云存储类型：${type}`,
    en: (type: string) => `This storage is not known: ${type}`,
    'zh-tw': (type: string) => `不支援的雲端儲存類型：${type}`,
  },
})
