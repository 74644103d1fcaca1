import { columns } from '#src/text/columns.ts'

export const $text = columns({
  factory: { 'zh-cn': '生产管理', en: 'Manufacturing', 'zh-tw': '生產管理' },
  weights: { 'zh-cn': '重量区间', en: 'Weight ranges', 'zh-tw': '重量區間' },
  basics: { 'zh-cn': '基础数据', en: 'Basic data', 'zh-tw': '基礎資料' },
  structure: { 'zh-cn': '组织架构', en: 'Organisation', 'zh-tw': '組織架構' },
  signedIn: {
    'zh-cn': (name: string, site: string) => `${name} 已登录 ${site}`,
    en: (name: string, site: string) => `${name} is signed in to ${site}`,
    'zh-tw': (name: string, site: string) => `${name} 已登入 ${site}`,
  },
  signOut: { 'zh-cn': '退出生产系统', en: 'Sign out of manufacturing', 'zh-tw': '登出生產系統' },
  notRead: { 'zh-cn': '权限加载失败', en: 'The permissions could not be read', 'zh-tw': '權限載入失敗' },
})
