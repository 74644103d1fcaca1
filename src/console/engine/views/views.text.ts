import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '我的视图', en: 'My views', 'zh-tw': '我的檢視' },
  help: {
    'zh-cn': '视图记住当前的筛选、排序和每页条数，只有自己能看到。',
    en: 'A view keeps the filters, the order and the rows per page as they are now. Only you see it.',
    'zh-tw': '檢視記住目前的篩選、排序和每頁筆數，只有自己能看到。',
  },
  helpShared: {
    'zh-cn': '视图记住当前的筛选、排序和每页条数。自己的视图只有自己能看到，共享的视图能打开这个列表的人都能用。',
    en: 'A view keeps the filters, the order and the rows per page as they are now. Only you see your own; everybody who opens this list sees the shared ones.',
    'zh-tw': '檢視記住目前的篩選、排序和每頁筆數。自己的檢視只有自己能看到，共享的檢視能開啟這個列表的人都能用。',
  },
  forAll: { 'zh-cn': '共享给所有人', en: 'Share it with everybody', 'zh-tw': '共享給所有人' },
  shared: { 'zh-cn': '共享视图', en: 'Shared views', 'zh-tw': '共享檢視' },
  onDevice: {
    'zh-cn': '视图保存在这台设备上。',
    en: 'Views are kept on this device.',
    'zh-tw': '檢視儲存在這台裝置上。',
  },
  name: { 'zh-cn': '视图名称', en: 'Name of the view', 'zh-tw': '檢視名稱' },
  missing: { 'zh-cn': '请输入视图名称', en: 'Enter a name', 'zh-tw': '請輸入檢視名稱' },
  keep: { 'zh-cn': '保存当前视图', en: 'Save this view', 'zh-tw': '儲存目前檢視' },
  replace: { 'zh-cn': '替换同名视图', en: 'Replace the view of this name', 'zh-tw': '取代同名檢視' },
  full: {
    'zh-cn': (most: number) => `最多保存 ${most} 个视图`,
    en: (most: number) => `You can save at most ${most} views`,
    'zh-tw': (most: number) => `最多儲存 ${most} 個檢視`,
  },
  remove: {
    'zh-cn': (name: string) => `删除视图 ${name}`,
    en: (name: string) => `Delete the view ${name}`,
    'zh-tw': (name: string) => `刪除檢視 ${name}`,
  },
  none: { 'zh-cn': '还没有保存的视图', en: 'No views yet', 'zh-tw': '還沒有儲存的檢視' },
})
