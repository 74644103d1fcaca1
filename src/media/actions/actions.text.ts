import { columns } from '#src/text/columns.ts'
import { grouped } from '#src/text/grouped.ts'

export const $text = columns({
  chosen: {
    'zh-cn': (n: number) => `已选 ${grouped(n)} 张`,
    en: (n: number) => `${grouped(n)} selected`,
    'zh-tw': (n: number) => `已選 ${grouped(n)} 張`,
  },
  takeAll: {
    'zh-cn': (n: number) => `全选 ${grouped(n)} 个`,
    en: (n: number) => `Select all ${grouped(n)}`,
    'zh-tw': (n: number) => `全選 ${grouped(n)} 個`,
  },
  invert: { 'zh-cn': '反选', en: 'Invert selection', 'zh-tw': '反選' },
  clear: { 'zh-cn': '取消选择', en: 'Clear selection', 'zh-tw': '取消選取' },
  bar: { 'zh-cn': '对所选图片的操作', en: 'Actions for the selected pictures', 'zh-tw': '對所選圖片的操作' },
  move: { 'zh-cn': '移动至', en: 'Move to', 'zh-tw': '移動至' },
  moveTitle: { 'zh-cn': '图片移动至', en: 'Move pictures to', 'zh-tw': '圖片移動至' },
  category: { 'zh-cn': '分类', en: 'Category', 'zh-tw': '分類' },
  moved: {
    'zh-cn': (name: string) => `已移动至“${name}”`,
    en: (name: string) => `Moved to “${name}”`,
    'zh-tw': (name: string) => `已移動至「${name}」`,
  },
  rename: { 'zh-cn': '重命名', en: 'Rename', 'zh-tw': '重新命名' },
  renameTitle: { 'zh-cn': '重命名图片', en: 'Rename picture', 'zh-tw': '重新命名圖片' },
  name: { 'zh-cn': '图片名称', en: 'Picture name', 'zh-tw': '圖片名稱' },
  fillIn: { 'zh-cn': '请填写内容', en: 'please fill in content', 'zh-tw': '請填寫內容' },
  remove: { 'zh-cn': '删除图片', en: 'Delete pictures', 'zh-tw': '刪除圖片' },
  removeAsk: {
    'zh-cn': (n: number) => `确定要删除所选的 ${grouped(n)} 张图片吗？`,
    en: (n: number) => `Are you sure you want to delete ${n === 1 ? 'the selected picture' : `the ${grouped(n)} selected pictures`}?`,
    'zh-tw': (n: number) => `確定要刪除所選的 ${grouped(n)} 張圖片嗎？`,
  },
  removeNote: {
    'zh-cn': '正在使用这些图片的页面和商品将无法显示它们，删除后不能恢复。',
    en: 'Pages and products that use them will no longer show them. This cannot be undone.',
    'zh-tw': '正在使用這些圖片的頁面和商品將無法顯示它們，刪除後不能恢復。',
  },
  removed: {
    'zh-cn': (n: number) => `已删除 ${grouped(n)} 张图片`,
    en: (n: number) => (n === 1 ? 'Picture deleted' : `${grouped(n)} pictures deleted`),
    'zh-tw': (n: number) => `已刪除 ${grouped(n)} 張圖片`,
  },
})
