import { columns } from '#src/text/columns.ts'

export const $text = columns({
  notStored: {
    'zh-cn': '服务器没有存下这次修改',
    en: 'The server did not store this change',
    'zh-tw': '伺服器沒有存下這次修改',
  },
  storedInPart: {
    'zh-cn': (count: number) => `服务器只存下了一部分，缺少 ${count} 个组件`,
    en: (count: number) => `The server stored only a part: ${count} ${count === 1 ? 'block is' : 'blocks are'} missing`,
    'zh-tw': (count: number) => `伺服器只存下了一部分，缺少 ${count} 個元件`,
  },
})
