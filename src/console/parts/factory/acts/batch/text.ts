import { columns } from '#src/text/columns.ts'

export const $text = columns({
  submit: { 'zh-cn': '批量提交', en: 'Submit several', 'zh-tw': '批次提交' },
  approve: { 'zh-cn': '批量审批', en: 'Approve several', 'zh-tw': '批次核准' },
  audit: { 'zh-cn': '批量审核', en: 'Post several', 'zh-tw': '批次審核' },
  waiting: {
    'zh-cn': (count: number, of: number) => `已选 ${of} 张，其中 ${count} 张可以处理`,
    en: (count: number, of: number) => `${count} of the ${of} chosen can be dealt with`,
    'zh-tw': (count: number, of: number) => `已選 ${of} 張，其中 ${count} 張可以處理`,
  },
  left: { 'zh-cn': '当前状态不能处理：', en: 'Their state does not allow it: ', 'zh-tw': '目前狀態不能處理：' },
  atomic: {
    'zh-cn': '全部成功才生效：有一张失败，就一张也不处理',
    en: 'All or none: where one fails, none is dealt with',
    'zh-tw': '全部成功才生效：有一張失敗，就一張也不處理',
  },
  results: { 'zh-cn': '处理结果', en: 'Results', 'zh-tw': '處理結果' },
  paper: { 'zh-cn': '单号', en: 'Number', 'zh-tw': '單號' },
  result: { 'zh-cn': '结果', en: 'Result', 'zh-tw': '結果' },
  ok: { 'zh-cn': '成功', en: 'Done', 'zh-tw': '成功' },
  pending: {
    'zh-cn': (next: string) => `已审批，等待${next}`,
    en: (next: string) => `Approved, waits for ${next}`,
    'zh-tw': (next: string) => `已核准，等待${next}`,
  },
  none: { 'zh-cn': '全部未处理', en: 'None was dealt with', 'zh-tw': '全部未處理' },
  sums: {
    'zh-cn': (done: number, failed: number) => `成功 ${done} 张，失败 ${failed} 张`,
    en: (done: number, failed: number) => `${done} done, ${failed} failed`,
    'zh-tw': (done: number, failed: number) => `成功 ${done} 張，失敗 ${failed} 張`,
  },
})
