import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '给客服留言', en: 'Leave a message', 'zh-tw': '給客服留言' },
  name: { 'zh-cn': '姓名', en: 'Name', 'zh-tw': '姓名' },
  nameHint: { 'zh-cn': '请输入您的姓名', en: 'Your name', 'zh-tw': '請輸入您的姓名' },
  phone: { 'zh-cn': '联系电话', en: 'Phone', 'zh-tw': '聯絡電話' },
  phoneHint: { 'zh-cn': '请输入您的联系电话', en: 'Your phone number', 'zh-tw': '請輸入您的聯絡電話' },
  content: { 'zh-cn': '留言内容', en: 'Message', 'zh-tw': '留言內容' },
  contentHint: { 'zh-cn': '请输入留言内容', en: 'What can we do for you?', 'zh-tw': '請輸入留言內容' },
  nameMissing: { 'zh-cn': '请输入您的姓名', en: 'Enter your name', 'zh-tw': '請輸入您的姓名' },
  phoneMissing: { 'zh-cn': '请输入您的联系电话', en: 'Enter your phone number', 'zh-tw': '請輸入您的聯絡電話' },
  phoneWrong: { 'zh-cn': '请填写正确的手机号码', en: 'This is no mobile number', 'zh-tw': '請填寫正確的手機號碼' },
  contentMissing: { 'zh-cn': '请输入留言内容', en: 'Write what it is about', 'zh-tw': '請輸入留言內容' },
  send: { 'zh-cn': '提交留言', en: 'Send', 'zh-tw': '提交留言' },
  sending: { 'zh-cn': '正在提交…', en: 'Sending…', 'zh-tw': '正在提交…' },
  savedTitle: { 'zh-cn': '提交成功', en: 'Thank you', 'zh-tw': '提交成功' },
  saved: {
    'zh-cn': '您的信息提交成功，我们会尽快与您取得联系！',
    en: 'We have your message and will get back to you soon.',
    'zh-tw': '您的資訊提交成功，我們會盡快與您聯絡！',
  },
  fine: { 'zh-cn': '好的', en: 'OK', 'zh-tw': '好的' },
  back: { 'zh-cn': '返回对话', en: 'Back to the chat', 'zh-tw': '返回對話' },
  again: { 'zh-cn': '重新接通客服', en: 'Try to connect again', 'zh-tw': '重新接通客服' },
})
