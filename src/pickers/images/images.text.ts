import { columns } from '#src/text/columns.ts'

/** Titles by what the picture is for (designer contract 1.6). */
export const $text = columns({
  picture: { 'zh-cn': '上传图片', en: 'Choose a picture', 'zh-tw': '上傳圖片' },
  video: { 'zh-cn': '选择视频', en: 'Choose a video', 'zh-tw': '選擇影片' },
  tabBar: { 'zh-cn': '上传底部菜单', en: 'Choose a tab picture', 'zh-tw': '上傳底部選單' },
  background: { 'zh-cn': '上传背景图', en: 'Choose a background', 'zh-tw': '上傳背景圖' },
  noLibrary: { 'zh-cn': '图片库打开失败', en: 'The media library could not be opened', 'zh-tw': '圖片庫開啟失敗' },
  noLibraryHelp: { 'zh-cn': '请检查网络后重试。', en: 'Check the network and try again.', 'zh-tw': '請檢查網路後重試。' },
})
