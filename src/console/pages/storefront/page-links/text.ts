import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '页面链接', en: 'Page links', 'zh-tw': '頁面連結' },
  about: {
    'zh-cn': '商城各页面的路径，可复制到公众号菜单、消息或海报中使用',
    en: 'Paths of the storefront’s pages, to be copied into menus, messages or posters',
    'zh-tw': '商城各頁面的路徑，可複製到公眾號選單、訊息或海報中使用',
  },
  search: { 'zh-cn': '搜索名称或路径', en: 'Search a name or a path', 'zh-tw': '搜尋名稱或路徑' },
  name: { 'zh-cn': '页面名称', en: 'Page', 'zh-tw': '頁面名稱' },
  link: { 'zh-cn': '地址', en: 'Path', 'zh-tw': '位址' },
  param: { 'zh-cn': '参数', en: 'Parameters', 'zh-tw': '參數' },
  example: { 'zh-cn': '例如', en: 'For example', 'zh-tw': '例如' },
  none: { 'zh-cn': '没有找到页面', en: 'No page was found', 'zh-tw': '沒有找到頁面' },
  copy: { 'zh-cn': '复制', en: 'Copy', 'zh-tw': '複製' },
})
