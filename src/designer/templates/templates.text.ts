import { columns } from '#src/text/columns.ts'

/** Words of the templates; the sentences about the name are the shop's own (designer contract 5). */
export const $text = columns({
  search: { 'zh-cn': '搜索模板', en: 'Find templates', 'zh-tw': '搜尋範本' },
  none: { 'zh-cn': '没有找到模板', en: 'No such template', 'zh-tw': '沒有找到範本' },
  own: { 'zh-cn': '我的模板', en: 'Our templates', 'zh-tw': '我的範本' },
  shipped: { 'zh-cn': '行业模板', en: 'Ready-made pages', 'zh-tw': '行業範本' },
  noneKept: {
    'zh-cn': '还没有自己的模板。把满意的页面“另存模板”，就能在其他页面使用。',
    en: 'None yet. Save a page that you like as a template and use it for others.',
    'zh-tw': '還沒有自己的範本。把滿意的頁面「另存範本」，就能在其他頁面使用。',
  },
  notRead: { 'zh-cn': '我的模板没有读取到', en: 'Our templates could not be read', 'zh-tw': '我的範本沒有讀取到' },
  nameTitle: { 'zh-cn': '设置模版名称', en: 'Name of the template', 'zh-tw': '設定範本名稱' },
  namePlaceholder: { 'zh-cn': '请输入模版名称', en: 'For example: spring sale', 'zh-tw': '請輸入範本名稱' },
  nameMissing: { 'zh-cn': '请先输入模板名称', en: 'Please enter a name', 'zh-tw': '請先輸入範本名稱' },
  empty: { 'zh-cn': '页面还没有组件，无法存为模板', en: 'There are no blocks to save yet', 'zh-tw': '頁面還沒有元件，無法存為範本' },
  saved: {
    'zh-cn': (name: string) => `已存为模板“${name}”`,
    en: (name: string) => `Saved as the template “${name}”`,
    'zh-tw': (name: string) => `已存為範本「${name}」`,
  },
  onDevice: {
    'zh-cn': '当前服务器不支持保存模板，将保存在本设备的浏览器中。',
    en: 'This server keeps no templates: it is kept in the browser of this device.',
    'zh-tw': '目前伺服器不支援儲存範本，將儲存在本裝置的瀏覽器中。',
  },
  forAll: {
    'zh-cn': '店铺的所有装修人员都可以使用。',
    en: 'Everybody who decorates this shop can use it.',
    'zh-tw': '店鋪的所有裝修人員都可以使用。',
  },
  preview: {
    'zh-cn': (name: string) => `预览模板：${name}`,
    en: (name: string) => `Preview: ${name}`,
    'zh-tw': (name: string) => `預覽範本：${name}`,
  },
  use: { 'zh-cn': '使用此模板', en: 'Use template', 'zh-tw': '使用此範本' },
  using: {
    'zh-cn': (done: number, of: number) => `正在放入图片 ${done}/${of}`,
    en: (done: number, of: number) => `Adding pictures ${done} of ${of}`,
    'zh-tw': (done: number, of: number) => `正在放入圖片 ${done}/${of}`,
  },
  askTitle: { 'zh-cn': '替换当前页面吗？', en: 'Replace this page?', 'zh-tw': '取代目前頁面嗎？' },
  ask: {
    'zh-cn': (count: number) => `当前页面的 ${count} 个组件将被模板替换，可以撤销。`,
    en: (count: number) => `The template takes the place of ${count === 1 ? 'one block' : `${count} blocks`}. You can undo it.`,
    'zh-tw': (count: number) => `目前頁面的 ${count} 個元件將被範本取代，可以復原。`,
  },
  replace: { 'zh-cn': '替换', en: 'Replace', 'zh-tw': '取代' },
  applied: { 'zh-cn': '使用模板', en: 'Use a template', 'zh-tw': '使用範本' },
  more: {
    'zh-cn': (count: number) => `还有 ${count} 个组件`,
    en: (count: number) => `${count} more ${count === 1 ? 'block' : 'blocks'}`,
    'zh-tw': (count: number) => `還有 ${count} 個元件`,
  },
  noPage: { 'zh-cn': '模板内容已损坏，无法使用', en: 'This template cannot be read', 'zh-tw': '範本內容已損壞，無法使用' },
  drawnNote: {
    'zh-cn': '示例图片会放入素材库，可随时替换。',
    en: 'Its sample pictures are put into the media library; change them any time.',
    'zh-tw': '範例圖片會放入素材庫，可隨時替換。',
  },
  lost: {
    'zh-cn': (count: number) => `${count} 张图片没有上传成功，请在组件中重新选择`,
    en: (count: number) => `${count === 1 ? 'One picture' : `${count} pictures`} could not be uploaded; choose others in the blocks`,
    'zh-tw': (count: number) => `${count} 張圖片沒有上傳成功，請在元件中重新選擇`,
  },
  left: {
    'zh-cn': (kinds: string) => `此页面不允许的组件已略过：${kinds}`,
    en: (kinds: string) => `Left out, as this page may not have them: ${kinds}`,
    'zh-tw': (kinds: string) => `此頁面不允許的元件已略過：${kinds}`,
  },
  askRemove: {
    'zh-cn': (name: string) => `确定删除模板“${name}”吗？`,
    en: (name: string) => `Delete the template “${name}”?`,
    'zh-tw': (name: string) => `確定刪除範本「${name}」嗎？`,
  },
  removeMore: {
    'zh-cn': '用它做好的页面不受影响。',
    en: 'Pages made from it stay as they are.',
    'zh-tw': '用它做好的頁面不受影響。',
  },
})
