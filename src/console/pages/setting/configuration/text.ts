import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '系统设置', en: 'System settings', 'zh-tw': '系統設定' },
  notRead: { 'zh-cn': '设置加载失败', en: 'The settings could not be read', 'zh-tw': '設定載入失敗' },
  empty: { 'zh-cn': '这里没有可以设置的项目', en: 'There is nothing to set here', 'zh-tw': '這裡沒有可以設定的項目' },
  below: {
    'zh-cn': (name: string) => `${name}的分类`,
    en: (name: string) => `Parts of ${name}`,
    'zh-tw': (name: string) => `${name}的分類`,
  },
})
