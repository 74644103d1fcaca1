import { columns } from '#src/text/columns.ts'

export const $text = columns({
  insert: { 'zh-cn': '新增', en: 'Added', 'zh-tw': '新增' },
  update: { 'zh-cn': '修改', en: 'Changed', 'zh-tw': '修改' },
  delete: { 'zh-cn': '删除', en: 'Deleted', 'zh-tw': '刪除' },
  field: { 'zh-cn': '字段', en: 'Field', 'zh-tw': '欄位' },
  before: { 'zh-cn': '变更前', en: 'Before', 'zh-tw': '變更前' },
  after: { 'zh-cn': '变更后', en: 'After', 'zh-tw': '變更後' },
  nothing: { 'zh-cn': '空', en: 'Empty', 'zh-tw': '空' },
  long: {
    'zh-cn': (length: number, start: string) => `共 ${length} 字：${start}…`,
    en: (length: number, start: string) => `${length} characters: ${start}…`,
    'zh-tw': (length: number, start: string) => `共 ${length} 字：${start}…`,
  },
  more: {
    'zh-cn': (count: number, shown: number) => `共 ${count} 条变更，显示前 ${shown} 条`,
    en: (count: number, shown: number) => `${count} changes, the first ${shown} are shown`,
    'zh-tw': (count: number, shown: number) => `共 ${count} 筆變更，顯示前 ${shown} 筆`,
  },
  notRead: { 'zh-cn': '变更内容加载失败', en: 'The changes could not be read', 'zh-tw': '變更內容載入失敗' },
  check: { 'zh-cn': '校验日志', en: 'Check the log', 'zh-tw': '檢查日誌' },
  about: {
    'zh-cn': '每条记录都封有与前一条相连的校验值。逐条重新计算，可以看出有没有人绕过系统改过或删过记录。',
    en: 'Every line is sealed together with the one before it. Computing the seals again shows whether somebody changed or removed lines behind the server’s back.',
    'zh-tw': '每筆記錄都封有與前一筆相連的檢查碼。逐筆重新計算，可以看出有沒有人繞過系統改過或刪過記錄。',
  },
  checking: {
    'zh-cn': (done: number, all: number) => `正在校验：${done} / ${all}`,
    en: (done: number, all: number) => `Checking ${done} of ${all}`,
    'zh-tw': (done: number, all: number) => `正在檢查：${done} / ${all}`,
  },
  whole: {
    'zh-cn': (all: number) => `${all} 条记录完好，没有被改动`,
    en: (all: number) => `All ${all} lines are intact`,
    'zh-tw': (all: number) => `${all} 筆記錄完好，沒有被改動`,
  },
  changed: {
    'zh-cn': (id: string) => `第 ${id} 条记录被改动过`,
    en: (id: string) => `Line ${id} was altered`,
    'zh-tw': (id: string) => `第 ${id} 筆記錄被改動過`,
  },
  removed: {
    'zh-cn': (id: string) => `第 ${id} 条记录被删除了`,
    en: (id: string) => `Line ${id} was removed`,
    'zh-tw': (id: string) => `第 ${id} 筆記錄被刪除了`,
  },
  unsealed: {
    'zh-cn': (count: number) => `有 ${count} 条记录没有校验值，可能是绕过系统写入的`,
    en: (count: number) =>
      `${count === 1 ? '1 line has no seal; it' : `${count} lines have no seal; they`} may have been written behind the server’s back`,
    'zh-tw': (count: number) => `有 ${count} 筆記錄沒有檢查碼，可能是繞過系統寫入的`,
  },
  head: { 'zh-cn': '最后一条的校验值', en: 'Seal of the last line', 'zh-tw': '最後一筆的檢查碼' },
})
