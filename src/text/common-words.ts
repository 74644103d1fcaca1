import { columns } from './columns.ts'

/** Words that three or more places use. */
export const $common = columns({
  save: { 'zh-cn': '保存', en: 'Save', 'zh-tw': '儲存' },
  cancel: { 'zh-cn': '取消', en: 'Cancel', 'zh-tw': '取消' },
  confirm: { 'zh-cn': '确定', en: 'OK', 'zh-tw': '確定' },
  close: { 'zh-cn': '关闭', en: 'Close', 'zh-tw': '關閉' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  add: { 'zh-cn': '添加', en: 'Add', 'zh-tw': '新增' },
  copy: { 'zh-cn': '复制', en: 'Copy', 'zh-tw': '複製' },
  search: { 'zh-cn': '搜索', en: 'Search', 'zh-tw': '搜尋' },
  reset: { 'zh-cn': '重置', en: 'Reset', 'zh-tw': '重設' },
  retry: { 'zh-cn': '重试', en: 'Try again', 'zh-tw': '重試' },
  more: { 'zh-cn': '更多', en: 'More', 'zh-tw': '更多' },
  loading: { 'zh-cn': '加载中', en: 'Loading', 'zh-tw': '載入中' },
  empty: { 'zh-cn': '暂无数据', en: 'Nothing here yet', 'zh-tw': '暫無資料' },
  actions: { 'zh-cn': '操作', en: 'Actions', 'zh-tw': '操作' },
  back: { 'zh-cn': '返回', en: 'Back', 'zh-tw': '返回' },
})
