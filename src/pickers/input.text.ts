import { columns } from '#src/text/columns.ts'

/** Words of the fields that open a picker. */
export const $text = columns({
  searchWords: { 'zh-cn': '搜索', en: 'Search', 'zh-tw': '搜尋' },
  linkPlaceholder: { 'zh-cn': '请填写链接', en: 'No link', 'zh-tw': '請填寫連結' },
  clear: { 'zh-cn': '清除', en: 'Clear', 'zh-tw': '清除' },
  chooseImage: { 'zh-cn': '选择图片', en: 'Choose a picture', 'zh-tw': '選擇圖片' },
  changeImage: { 'zh-cn': '更换图片', en: 'Change the picture', 'zh-tw': '更換圖片' },
  chooseVideo: { 'zh-cn': '选择视频', en: 'Choose a video', 'zh-tw': '選擇影片' },
  videoPlaceholder: { 'zh-cn': '视频地址', en: 'Address of a video', 'zh-tw': '影片網址' },
  addImages: { 'zh-cn': '添加图片', en: 'Add pictures', 'zh-tw': '新增圖片' },
  imageOf: {
    'zh-cn': (position: number) => `第 ${position} 张`,
    en: (position: number) => `Picture ${position}`,
    'zh-tw': (position: number) => `第 ${position} 張`,
  },
  earlier: { 'zh-cn': '前移', en: 'Move earlier', 'zh-tw': '前移' },
  choosePerson: { 'zh-cn': '选择用户', en: 'Choose a customer', 'zh-tw': '選擇使用者' },
  chooseProduct: { 'zh-cn': '选择商品', en: 'Choose a product', 'zh-tw': '選擇商品' },
  size: {
    'zh-cn': (size: string) => `建议尺寸：${size}px`,
    en: (size: string) => `Best size: ${size} px`,
    'zh-tw': (size: string) => `建議尺寸：${size}px`,
  },
})
