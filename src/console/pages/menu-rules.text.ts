import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '权限规则', en: 'Menu rules', 'zh-tw': '權限規則' },
  add: { 'zh-cn': '添加规则', en: 'Add rule', 'zh-tw': '新增規則' },
  below: { 'zh-cn': '添加下级', en: 'Add below', 'zh-tw': '新增下級' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  removeQuestion: { 'zh-cn': '删除这条规则？', en: 'Delete this rule?', 'zh-tw': '刪除這條規則？' },
  removed: { 'zh-cn': '删除成功', en: 'Deleted', 'zh-tw': '刪除成功' },
  name: { 'zh-cn': '按钮名称', en: 'Name', 'zh-tw': '按鈕名稱' },
  type: { 'zh-cn': '类型', en: 'Type', 'zh-tw': '類型' },
  sort: { 'zh-cn': '排序', en: 'Order', 'zh-tw': '排序' },
  shown: { 'zh-cn': '是否显示', en: 'In the menu', 'zh-tw': '是否顯示' },
  search: { 'zh-cn': '请输入按钮名称', en: 'Part of the name', 'zh-tw': '請輸入按鈕名稱' },
  empty: { 'zh-cn': '没有找到规则', en: 'No rules found', 'zh-tw': '沒有找到規則' },
  notRead: { 'zh-cn': '规则没有读取成功', en: 'The rules could not be read', 'zh-tw': '規則沒有讀取成功' },
  menu: { 'zh-cn': (path: string) => `菜单：${path}`, en: (path: string) => `Menu: ${path}`, 'zh-tw': (path: string) => `選單：${path}` },
  button: { 'zh-cn': '按钮', en: 'Button', 'zh-tw': '按鈕' },
  call: { 'zh-cn': '数据权限', en: 'Call', 'zh-tw': '資料權限' },
  open: { 'zh-cn': (name: string) => `展开${name}`, en: (name: string) => `Open ${name}`, 'zh-tw': (name: string) => `展開${name}` },
})
