import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '个人中心', en: 'Member centre', 'zh-tw': '個人中心' },
  about: {
    'zh-cn': '点击手机中的区域进行修改',
    en: 'Choose a part of the phone to change it',
    'zh-tw': '點選手機中的區域進行修改',
  },
})
