import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '内嵌页面', en: 'Iframe view', 'zh-tw': '內嵌頁面' },
  about: {
    'zh-cn': '页面里嵌入另一个页面：这里是商城首页的简易预览，它不能运行脚本。',
    en: 'Another page inside this one: a plain preview of the storefront’s home page, which runs no scripts.',
    'zh-tw': '頁面裡嵌入另一個頁面：這裡是商城首頁的簡易預覽，它不能執行指令碼。',
  },
})
