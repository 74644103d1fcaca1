import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '功能演示', en: 'Functions', 'zh-tw': '功能示範' },
  about: {
    'zh-cn': '按一下，看看控制台的提示、确认、撤销和弹窗是什么样子。',
    en: 'Press them to see messages, questions, undo and dialogs of the console.',
    'zh-tw': '按一下，看看控制台的提示、確認、復原和彈窗是什麼樣子。',
  },
  messages: { 'zh-cn': '提示', en: 'Messages', 'zh-tw': '提示' },
  success: { 'zh-cn': '成功', en: 'Success', 'zh-tw': '成功' },
  info: { 'zh-cn': '提醒', en: 'Hint', 'zh-tw': '提醒' },
  error: { 'zh-cn': '失败', en: 'Failure', 'zh-tw': '失敗' },
  questions: { 'zh-cn': '确认', en: 'Questions', 'zh-tw': '確認' },
  ask: { 'zh-cn': '询问', en: 'Ask', 'zh-tw': '詢問' },
  sure: { 'zh-cn': '确定要清空计数吗？', en: 'Are you sure you want to clear the count?', 'zh-tw': '確定要清空計數嗎？' },
  count: { 'zh-cn': '计数', en: 'Count', 'zh-tw': '計數' },
  add: { 'zh-cn': '加一', en: 'Add one', 'zh-tw': '加一' },
  undone: { 'zh-cn': '已撤销', en: 'Undone', 'zh-tw': '已復原' },
  undo: { 'zh-cn': '撤销', en: 'Undo', 'zh-tw': '復原' },
  added: { 'zh-cn': '加了一', en: 'One was added', 'zh-tw': '加了一' },
  panels: { 'zh-cn': '弹窗', en: 'Panels', 'zh-tw': '彈窗' },
  dialog: { 'zh-cn': '对话框', en: 'Dialog', 'zh-tw': '對話框' },
  drawer: { 'zh-cn': '抽屉', en: 'Drawer', 'zh-tw': '抽屜' },
  inside: {
    'zh-cn': '可以用 Escape 关闭；焦点回到按钮。',
    en: 'Escape closes it; the focus returns to the button.',
    'zh-tw': '可以用 Escape 關閉；焦點回到按鈕。',
  },
})
