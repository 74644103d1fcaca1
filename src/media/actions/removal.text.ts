import { columns } from '#src/text/columns.ts'
import { grouped } from '#src/text/grouped.ts'

export const $text = columns({
  trashAsk: {
    'zh-cn': (n: number) => `要把所选的 ${grouped(n)} 个文件移入回收站吗？`,
    en: (n: number) => `Move ${n === 1 ? 'the selected file' : `the ${grouped(n)} selected files`} to the trash?`,
    'zh-tw': (n: number) => `要把所選的 ${grouped(n)} 個檔案移入回收桶嗎？`,
  },
  trashNote: {
    'zh-cn': '30 天内可以从回收站恢复，在此期间页面和商品仍能正常显示。',
    en: 'What is in the trash can be restored for 30 days; until then pages and products go on showing it.',
    'zh-tw': '30 天內可以從回收桶還原，在此期間頁面和商品仍能正常顯示。',
  },
  toTrash: { 'zh-cn': '移入回收站', en: 'Move to trash', 'zh-tw': '移入回收桶' },
  trashed: {
    'zh-cn': (n: number) => `已将 ${grouped(n)} 个文件移入回收站`,
    en: (n: number) => (n === 1 ? 'Moved to the trash' : `${grouped(n)} files moved to the trash`),
    'zh-tw': (n: number) => `已將 ${grouped(n)} 個檔案移入回收桶`,
  },
  undo: { 'zh-cn': '撤销', en: 'Undo', 'zh-tw': '復原' },
  restored: {
    'zh-cn': (n: number) => `已恢复 ${grouped(n)} 个文件`,
    en: (n: number) => (n === 1 ? 'File restored' : `${grouped(n)} files restored`),
    'zh-tw': (n: number) => `已還原 ${grouped(n)} 個檔案`,
  },
  usedAt: {
    'zh-cn': (files: number, uses: number, isMore: boolean) => `${files} 张图片正在 ${isMore ? '至少 ' : ''}${uses} 处使用：`,
    en: (files: number, uses: number, isMore: boolean) =>
      `${files === 1 ? '1 picture is' : `${files} pictures are`} in use at ${isMore ? 'at least ' : ''}${uses === 1 ? '1 place' : `${uses} places`}: `,
    'zh-tw': (files: number, uses: number, isMore: boolean) => `${files} 張圖片正在 ${isMore ? '至少 ' : ''}${uses} 處使用：`,
  },
  andMore: { 'zh-cn': ' 等。', en: ' and others. ', 'zh-tw': ' 等。' },
  end: { 'zh-cn': '。', en: '. ', 'zh-tw': '。' },
  use: {
    'zh-cn': (kind: string, title: string) => `${kind}“${title}”`,
    en: (kind: string, title: string) => `${kind} “${title}”`,
    'zh-tw': (kind: string, title: string) => `${kind}「${title}」`,
  },
  and: { 'zh-cn': '、', en: ', ', 'zh-tw': '、' },
})
