import { columns } from '#src/text/columns.ts'
import { paperNames } from '../paper-names.ts'

export const $text = columns({
  ...paperNames,
  up: { 'zh-cn': '来源单据', en: 'Answers', 'zh-tw': '來源單據' },
  down: { 'zh-cn': '下游单据', en: 'Answered by', 'zh-tw': '下游單據' },
  mirror: { 'zh-cn': '红冲单', en: 'Taken back by', 'zh-tw': '紅沖單' },
  mirrored: { 'zh-cn': '红冲自', en: 'Takes back', 'zh-tw': '紅沖自' },
  redraft: { 'zh-cn': '重开单据', en: 'Written anew as', 'zh-tw': '重開單據' },
  redrafted: { 'zh-cn': '重开自', en: 'Written anew from', 'zh-tw': '重開自' },
  added: { 'zh-cn': '新增', en: 'added', 'zh-tw': '新增' },
  removed: { 'zh-cn': '删除', en: 'removed', 'zh-tw': '刪除' },
  notRead: { 'zh-cn': '单据日志没有读到', en: 'What happened could not be read', 'zh-tw': '單據日誌沒有讀到' },
  because: {
    'zh-cn': (note: string) => `原因：${note}`,
    en: (note: string) => `Reason: ${note}`,
    'zh-tw': (note: string) => `原因：${note}`,
  },
  line: {
    'zh-cn': (no: number, name: string) => `第 ${no} 行 ${name}`,
    en: (no: number, name: string) => `Line ${no} ${name}`,
    'zh-tw': (no: number, name: string) => `第 ${no} 列 ${name}`,
  },
})
