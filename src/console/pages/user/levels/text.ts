import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '用户等级', en: 'User levels', 'zh-tw': '會員等級' },
  icon: { 'zh-cn': '等级图标', en: 'Icon', 'zh-tw': '等級圖示' },
  image: { 'zh-cn': '等级背景图', en: 'Background', 'zh-tw': '等級背景圖' },
  name: { 'zh-cn': '等级名称', en: 'Level name', 'zh-tw': '等級名稱' },
  grade: { 'zh-cn': '等级', en: 'Level', 'zh-tw': '等級' },
  discount: { 'zh-cn': '享受折扣', en: 'Pays', 'zh-tw': '享受折扣' },
  experience: { 'zh-cn': '经验值要求', en: 'Experience', 'zh-tw': '經驗值要求' },
  isShown: { 'zh-cn': '是否显示', en: 'Shown', 'zh-tw': '是否顯示' },
  search: { 'zh-cn': '请输入等级名称', en: 'Search levels', 'zh-tw': '請輸入等級名稱' },
  empty: { 'zh-cn': '还没有用户等级', en: 'No user levels yet', 'zh-tw': '還沒有會員等級' },
  add: { 'zh-cn': '添加用户等级', en: 'Add user level', 'zh-tw': '新增會員等級' },
  edit: { 'zh-cn': '编辑等级', en: 'Edit', 'zh-tw': '編輯等級' },
  remove: { 'zh-cn': '删除等级', en: 'Delete', 'zh-tw': '刪除等級' },
})
