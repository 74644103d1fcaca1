import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '用户分组', en: 'User groups', 'zh-tw': '會員分組' },
  name: { 'zh-cn': '分组', en: 'Group', 'zh-tw': '分組' },
  search: { 'zh-cn': '搜索分组', en: 'Search groups', 'zh-tw': '搜尋分組' },
  empty: { 'zh-cn': '还没有用户分组', en: 'No user groups yet', 'zh-tw': '還沒有會員分組' },
  add: { 'zh-cn': '添加分组', en: 'Add group', 'zh-tw': '新增分組' },
  edit: { 'zh-cn': '修改', en: 'Edit', 'zh-tw': '修改' },
})
