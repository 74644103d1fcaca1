import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '个人中心', en: 'Member centre', 'zh-tw': '個人中心' },
  about: {
    'zh-cn': '点击左侧手机中的区域，在右侧修改',
    en: 'Choose a part of the phone and change it beside it',
    'zh-tw': '點擊左側手機中的區域，在右側修改',
  },
})
