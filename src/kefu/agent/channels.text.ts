import { columns } from '#src/text/columns.ts'

/** Where somebody writes from, and where an account was made. */
export const $channels = columns({
  pc: { 'zh-cn': 'PC端', en: 'Computer', 'zh-tw': 'PC 端' },
  wechat: { 'zh-cn': '公众号', en: 'WeChat', 'zh-tw': '公眾號' },
  mini: { 'zh-cn': '小程序', en: 'Mini program', 'zh-tw': '小程式' },
  h5: { 'zh-cn': 'H5', en: 'Web', 'zh-tw': 'H5' },
  app: { 'zh-cn': 'APP', en: 'App', 'zh-tw': 'APP' },
})
