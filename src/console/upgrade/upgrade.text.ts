import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '新版本升级', en: 'New version available', 'zh-tw': '新版本升級' },
  message: {
    'zh-cn': (version: string) => `后台已更新到 ${version}，现在就可以使用。`,
    en: (version: string) => `The console is now at ${version} and ready to use.`,
    'zh-tw': (version: string) => `後台已更新到 ${version}，現在就可以使用。`,
  },
  hint: {
    'zh-cn': '提示：更新会还原默认配置，并需要重新登录；草稿会保留。',
    en: 'Updating restores the default configuration, and you sign in again. Drafts are kept.',
    'zh-tw': '提示：更新會還原預設設定，並需要重新登入；草稿會保留。',
  },
  refuse: { 'zh-cn': '残忍拒绝', en: 'Cruel refusal', 'zh-tw': '殘忍拒絕' },
  accept: { 'zh-cn': '马上更新', en: 'Update now', 'zh-tw': '馬上更新' },
  updating: { 'zh-cn': '更新中', en: 'Updating', 'zh-tw': '更新中' },
})
