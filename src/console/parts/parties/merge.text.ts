import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: {
    'zh-cn': (count: number) => `合并 ${count} 条记录`,
    en: (count: number) => `Merge ${count} records`,
    'zh-tw': (count: number) => `合併 ${count} 筆記錄`,
  },
  hint: {
    'zh-cn':
      '请选择保留哪一条。它没有填写的内容、联系人、地址和关联的单据都会从其他几条合并过来，其他几条不再出现在列表里。合并后不能撤销。',
    en: 'Choose the one that stays. It takes over what it has not filled in, contacts, addresses and documents of the others, which leave the list. This cannot be undone.',
    'zh-tw':
      '請選擇保留哪一筆。它沒有填寫的內容、聯絡人、地址和關聯的單據都會從其他幾筆合併過來，其他幾筆不再出現在列表裡。合併後不能復原。',
  },
  stays: { 'zh-cn': '保留', en: 'The one that stays', 'zh-tw': '保留' },
  mergeInto: {
    'zh-cn': (name: string) => `合并到“${name}”`,
    en: (name: string) => `Merge into ${name}`,
    'zh-tw': (name: string) => `合併到「${name}」`,
  },
})
