import { columns } from '#src/text/columns.ts'

export const $text = columns({
  name: { 'zh-cn': '预设名称', en: 'Name of the preset', 'zh-tw': '預設名稱' },
  own: { 'zh-cn': '我的预设', en: 'Our presets', 'zh-tw': '我的預設' },
  shipped: { 'zh-cn': '自带预设', en: 'Ready-made', 'zh-tw': '內建預設' },
  saved: {
    'zh-cn': (name: string) => `已存为预设“${name}”，在组件库中可以使用`,
    en: (name: string) => `Saved as “${name}”; find it under Blocks`,
    'zh-tw': (name: string) => `已存為預設「${name}」，在元件庫中可以使用`,
  },
  onDevice: {
    'zh-cn': '当前服务器不支持保存预设，将保存在本设备的浏览器中。',
    en: 'This server keeps no presets: it is kept in the browser of this device.',
    'zh-tw': '目前伺服器不支援儲存預設，將儲存在本裝置的瀏覽器中。',
  },
  forAll: {
    'zh-cn': '店铺的所有装修人员都可以使用。',
    en: 'Everybody who decorates this shop can use it.',
    'zh-tw': '店鋪的所有裝修人員都可以使用。',
  },
  askRemove: {
    'zh-cn': (name: string) => `确定删除预设“${name}”吗？`,
    en: (name: string) => `Delete the preset “${name}”?`,
    'zh-tw': (name: string) => `確定刪除預設「${name}」嗎？`,
  },
  removeMore: {
    'zh-cn': '已添加到页面的组件不受影响。',
    en: 'Blocks made from it stay as they are.',
    'zh-tw': '已新增到頁面的元件不受影響。',
  },
  notRead: { 'zh-cn': '我的预设没有读取到', en: 'Our presets could not be read', 'zh-tw': '我的預設沒有讀取到' },
  lost: {
    'zh-cn': (count: number) => `${count} 张图片没有上传成功，请在组件中重新选择`,
    en: (count: number) => `${count === 1 ? 'One picture' : `${count} pictures`} could not be uploaded; choose others in the block`,
    'zh-tw': (count: number) => `${count} 張圖片沒有上傳成功，請在元件中重新選擇`,
  },
})
