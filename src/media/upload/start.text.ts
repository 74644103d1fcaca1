import { columns } from '#src/text/columns.ts'

/** Words that are there before anything is uploaded; the others come with the dock and the dialog. */
export const $text = columns({
  upload: { 'zh-cn': '上传图片', en: 'Upload pictures', 'zh-tw': '上傳圖片' },
  hint: {
    'zh-cn': '建议宽度750px，不超过3MB，支持jpeg、jpg、png',
    en: 'Suggested width 750 px, not over 3 MB, jpeg/jpg/png.',
    'zh-tw': '建議寬度750px，不超過3MB，支援jpeg、jpg、png',
  },
  serverLimit: {
    'zh-cn': (size: string) => `（服务器单张上限 ${size}，超过的图片会自动压缩）`,
    en: (size: string) => ` This server takes up to ${size} each; larger pictures are compressed.`,
    'zh-tw': (size: string) => `（伺服器單張上限 ${size}，超過的圖片會自動壓縮）`,
  },
  /** Behind the hint, where there is something to drop with. */
  orDrop: { 'zh-cn': '；可拖入或粘贴图片', en: ' You can also drop or paste pictures here.', 'zh-tw': '；可拖入或貼上圖片' },
  dropHere: {
    'zh-cn': (category: string) => `松开即可上传到“${category}”`,
    en: (category: string) => `Drop to upload to “${category}”`,
    'zh-tw': (category: string) => `放開即可上傳到「${category}」`,
  },
  nothingIn: {
    'zh-cn': '文件夹中没有可上传的图片或视频',
    en: 'There are no pictures or videos in this folder',
    'zh-tw': '資料夾中沒有可上傳的圖片或影片',
  },
  skipped: {
    'zh-cn': (taken: number, skipped: number) => `将上传 ${taken} 个文件，已跳过 ${skipped} 个不支持的文件`,
    en: (taken: number, skipped: number) => `${taken} added, ${skipped} of other kinds skipped`,
    'zh-tw': (taken: number, skipped: number) => `將上傳 ${taken} 個檔案，已略過 ${skipped} 個不支援的檔案`,
  },
  otherFile: {
    'zh-cn': '不是同一个文件，请重新选择',
    en: 'This is another file. Choose the same one again.',
    'zh-tw': '不是同一個檔案，請重新選擇',
  },
})
