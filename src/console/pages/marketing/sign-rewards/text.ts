import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '签到奖励', en: 'Sign-in rewards', 'zh-tw': '簽到獎勵' },
  kind: { 'zh-cn': '类型', en: 'Kind', 'zh-tw': '類型' },
  inRow: { 'zh-cn': '连续签到奖励', en: 'Days in a row', 'zh-tw': '連續簽到獎勵' },
  inAll: { 'zh-cn': '累积签到奖励', en: 'Days in all', 'zh-tw': '累積簽到獎勵' },
  reward: {
    'zh-cn': (isInAll: boolean, days: number) => `${isInAll ? '累积' : '连续'}签到${days}天奖励`,
    en: (isInAll: boolean, days: number) => `${days} ${days === 1 ? 'day' : 'days'} ${isInAll ? 'in all' : 'in a row'}`,
    'zh-tw': (isInAll: boolean, days: number) => `${isInAll ? '累積' : '連續'}簽到${days}天獎勵`,
  },
  days: { 'zh-cn': '天数', en: 'Days', 'zh-tw': '天數' },
  point: { 'zh-cn': '奖励积分', en: 'Points', 'zh-tw': '獎勵積分' },
  exp: { 'zh-cn': '奖励经验', en: 'Experience', 'zh-tw': '獎勵經驗' },
  add: { 'zh-cn': '添加奖励', en: 'Add reward', 'zh-tw': '新增獎勵' },
  edit: { 'zh-cn': '编辑', en: 'Edit', 'zh-tw': '編輯' },
  remove: { 'zh-cn': '删除', en: 'Delete', 'zh-tw': '刪除' },
  empty: { 'zh-cn': '还没有签到奖励', en: 'No rewards yet', 'zh-tw': '還沒有簽到獎勵' },
})
