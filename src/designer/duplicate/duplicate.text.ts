import { columns } from '#src/text/columns.ts'

/** What it says when it is done; its name in lists is in `label.text.ts`. */
export const $text = columns({
  copyOf: {
    'zh-cn': (name: string) => `${name} 副本`,
    en: (name: string) => `${name} copy`,
    'zh-tw': (name: string) => `${name} 副本`,
  },
  done: {
    'zh-cn': (name: string) => `已复制为“${name}”，可在页面列表中打开`,
    en: (name: string) => `Copied as “${name}”; open it from the page list`,
    'zh-tw': (name: string) => `已複製為「${name}」，可在頁面列表中開啟`,
  },
  askTitle: { 'zh-cn': '先保存再复制？', en: 'Save first, then copy?', 'zh-tw': '先儲存再複製？' },
  ask: {
    'zh-cn': '页面有未保存的修改，保存后副本才会包含它们。',
    en: 'There are changes that are not saved yet. The copy holds them once they are.',
    'zh-tw': '頁面有未儲存的修改，儲存後副本才會包含它們。',
  },
  saveAndCopy: { 'zh-cn': '保存并复制', en: 'Save and copy', 'zh-tw': '儲存並複製' },
})
