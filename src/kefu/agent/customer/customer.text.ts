import { columns } from '#src/text/columns.ts'

export const $text = columns({
  tourist: { 'zh-cn': '游客', en: 'Guest', 'zh-tw': '訪客' },
  customer: { 'zh-cn': '商城用户', en: 'Customer', 'zh-tw': '商城使用者' },
  channel: { 'zh-cn': '来源', en: 'Writes from', 'zh-tw': '來源' },
  id: { 'zh-cn': '用户编号', en: 'Number', 'zh-tw': '使用者編號' },
  phone: { 'zh-cn': '手机号', en: 'Phone', 'zh-tw': '手機號碼' },
  level: { 'zh-cn': '用户等级', en: 'Level', 'zh-tw': '使用者等級' },
  type: { 'zh-cn': '用户类型', en: 'Registered by', 'zh-tw': '使用者類型' },
  group: { 'zh-cn': '用户分组', en: 'Group', 'zh-tw': '使用者分組' },
  noGroup: { 'zh-cn': '未分组', en: 'No group', 'zh-tw': '未分組' },
  balance: { 'zh-cn': '余额', en: 'Balance', 'zh-tw': '餘額' },
  labels: { 'zh-cn': '用户标签', en: 'Labels', 'zh-tw': '使用者標籤' },
  editLabels: { 'zh-cn': '设置标签', en: 'Change labels', 'zh-tw': '設定標籤' },
  chooseLabels: { 'zh-cn': '选择用户标签', en: 'Choose labels', 'zh-tw': '選擇使用者標籤' },
  noLabels: {
    'zh-cn': '商城还没有用户标签，可在后台的“用户标签”中添加',
    en: 'The shop has no labels yet. They are added in the back office',
    'zh-tw': '商城還沒有使用者標籤，可在後台新增',
  },
  spread: { 'zh-cn': '推荐人', en: 'Referred by', 'zh-tw': '推薦人' },
  promoter: { 'zh-cn': '推广员', en: 'Promoter', 'zh-tw': '推廣員' },
  yes: { 'zh-cn': '是', en: 'Yes', 'zh-tw': '是' },
  no: { 'zh-cn': '否', en: 'No', 'zh-tw': '否' },
  birthday: { 'zh-cn': '生日', en: 'Birthday', 'zh-tw': '生日' },
  none: { 'zh-cn': '暂无', en: 'None', 'zh-tw': '暫無' },
})
