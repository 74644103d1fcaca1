import { columns } from '#src/text/columns.ts'

/** Words that every page of records says alike; a page's own word of the same name goes before. */
export const $recordWords = columns({
  id: { 'zh-cn': 'ID', en: 'ID', 'zh-tw': 'ID' },
  all: { 'zh-cn': '全部', en: 'All', 'zh-tw': '全部' },
  add: { 'zh-cn': '添加', en: 'Add', 'zh-tw': '新增' },
  addTo: {
    'zh-cn': (title: string) => `添加${title}`,
    en: (title: string) => `New in ${title}`,
    'zh-tw': (title: string) => `新增${title}`,
  },
  print: { 'zh-cn': '打印', en: 'Print', 'zh-tw': '列印' },
  printChosen: { 'zh-cn': '批量打印', en: 'Print chosen', 'zh-tw': '批次列印' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  editAside: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  removeAside: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  reason: { 'zh-cn': '原因', en: 'Reason', 'zh-tw': '原因' },
  missing: { 'zh-cn': '必填', en: 'Required', 'zh-tw': '必填' },
  changed: { 'zh-cn': '最后修改', en: 'Last change', 'zh-tw': '最後修改' },
  basics: { 'zh-cn': '基本信息', en: 'Basics', 'zh-tw': '基本資訊' },
  history: { 'zh-cn': '修改记录', en: 'History of changes', 'zh-tw': '修改記錄' },
  inserted: { 'zh-cn': '新增了', en: 'added', 'zh-tw': '新增了' },
  updated: { 'zh-cn': '修改了', en: 'changed', 'zh-tw': '修改了' },
  deleted: { 'zh-cn': '删除了', en: 'deleted', 'zh-tw': '刪除了' },
  yes: { 'zh-cn': '是', en: 'Yes', 'zh-tw': '是' },
  no: { 'zh-cn': '否', en: 'No', 'zh-tw': '否' },
})
