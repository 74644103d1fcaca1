import { columns } from '#src/text/columns.ts'

export const $text = columns({
  departments: { 'zh-cn': '部门', en: 'Departments', 'zh-tw': '部門' },
  everybody: { 'zh-cn': '全部成员', en: 'Everybody', 'zh-tw': '全部成員' },
  add: { 'zh-cn': '添加部门', en: 'Add a department', 'zh-tw': '新增部門' },
  addBelow: { 'zh-cn': '添加下级部门', en: 'Add one below it', 'zh-tw': '新增下級部門' },
  edit: { 'zh-cn': '修改部门', en: 'Edit', 'zh-tw': '修改部門' },
  up: { 'zh-cn': '上移', en: 'Move up', 'zh-tw': '上移' },
  down: { 'zh-cn': '下移', en: 'Move down', 'zh-tw': '下移' },
  remove: { 'zh-cn': '删除部门', en: 'Delete', 'zh-tw': '刪除部門' },
  removeQuestion: {
    'zh-cn': (name: string) => `删除部门“${name}”？`,
    en: (name: string) => `Delete “${name}”?`,
    'zh-tw': (name: string) => `刪除部門「${name}」？`,
  },
  what: {
    'zh-cn': (name: string) => `“${name}”的操作`,
    en: (name: string) => `Actions for “${name}”`,
    'zh-tw': (name: string) => `「${name}」的操作`,
  },
  chooseFirst: { 'zh-cn': '先选择一个部门', en: 'Choose a department first', 'zh-tw': '先選擇一個部門' },
  ledBy: {
    'zh-cn': (name: string) => `负责人：${name}`,
    en: (name: string) => `Led by ${name}`,
    'zh-tw': (name: string) => `負責人：${name}`,
  },
  hint: {
    'zh-cn': '拖动可调整位置；键盘用 Alt 加方向键',
    en: 'Drag to move; with the keyboard, Alt and the arrows',
    'zh-tw': '拖曳可調整位置；鍵盤用 Alt 加方向鍵',
  },
  none: { 'zh-cn': '还没有部门', en: 'No departments yet', 'zh-tw': '還沒有部門' },
  notRead: { 'zh-cn': '部门加载失败', en: 'The departments could not be read', 'zh-tw': '部門載入失敗' },
})
