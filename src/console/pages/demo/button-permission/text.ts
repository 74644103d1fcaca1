import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '按钮权限', en: 'Buttons and their keys', 'zh-tw': '按鈕權限' },
  about: {
    'zh-cn': '按钮按权限标识显示：您没有的，页面上就没有这个按钮，服务器也会拒绝。',
    en: 'A button is shown to whoever has its key; the server judges again.',
    'zh-tw': '按鈕按權限代碼顯示：您沒有的，頁面上就沒有這個按鈕，伺服器也會拒絕。',
  },
  key: { 'zh-cn': '权限标识', en: 'Key', 'zh-tw': '權限代碼' },
  try: { 'zh-cn': '试一个权限标识', en: 'Try a key', 'zh-tw': '試一個權限代碼' },
  shown: { 'zh-cn': '您看到的按钮', en: 'The button you see', 'zh-tw': '您看到的按鈕' },
  none: { 'zh-cn': '您看不到这个按钮', en: 'You do not see this button', 'zh-tw': '您看不到這個按鈕' },
  button: { 'zh-cn': '按钮', en: 'Button', 'zh-tw': '按鈕' },
  pressed: { 'zh-cn': '按到了', en: 'Pressed', 'zh-tw': '按到了' },
})
