import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '标题', en: 'Title', 'zh-tw': '標題' },
  titleMissing: { 'zh-cn': '请输入标题', en: 'Enter a title', 'zh-tw': '請輸入標題' },
  author: { 'zh-cn': '作者', en: 'Author', 'zh-tw': '作者' },
  cid: { 'zh-cn': '文章分类', en: 'Category', 'zh-tw': '文章分類' },
  categoryMissing: { 'zh-cn': '请选择文章分类', en: 'Choose a category', 'zh-tw': '請選擇文章分類' },
  synopsis: { 'zh-cn': '文章简介', en: 'Summary', 'zh-tw': '文章簡介' },
  image_input: { 'zh-cn': '图文封面', en: 'Cover picture', 'zh-tw': '圖文封面' },
  pictureMissing: { 'zh-cn': '请选择图文封面', en: 'Choose a cover picture', 'zh-tw': '請選擇圖文封面' },
  pictureSize: { 'zh-cn': '建议尺寸：500 x 312 px', en: 'Suggested size: 500 × 312 px', 'zh-tw': '建議尺寸：500 x 312 px' },
  content: { 'zh-cn': '文章内容', en: 'Content', 'zh-tw': '文章內容' },
  contentMissing: { 'zh-cn': '请输入文章内容', en: 'Write the article', 'zh-tw': '請輸入文章內容' },
  is_banner: { 'zh-cn': 'banner显示', en: 'Shown as a banner', 'zh-tw': 'banner顯示' },
  is_hot: { 'zh-cn': '热门文章', en: 'Popular article', 'zh-tw': '熱門文章' },
  shown: { 'zh-cn': '显示', en: 'Shown', 'zh-tw': '顯示' },
  hidden: { 'zh-cn': '不显示', en: 'Not shown', 'zh-tw': '不顯示' },
})
