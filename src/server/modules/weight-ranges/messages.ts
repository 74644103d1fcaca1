import type { Messages } from '../../messages.ts'

const messages: Messages = {
  RANGE_ORDER: { 'zh-cn': '上限要大于下限', en: 'The upper end must be above the lower one', 'zh-tw': '上限要大於下限' },
  RANGE_OVERLAP: {
    'zh-cn': '与启用的区间“{name}”（{from}–{to}）重叠',
    en: 'It overlaps the range “{name}” ({from}–{to}), which is in use',
    'zh-tw': '與啟用的區間「{name}」（{from}–{to}）重疊',
  },
  RANGE_TWICE: {
    'zh-cn': '与文件里的区间“{name}”（{from}–{to}）重叠',
    en: 'It overlaps the range “{name}” ({from}–{to}) of the file',
    'zh-tw': '與檔案裡的區間「{name}」（{from}–{to}）重疊',
  },
  RANGE_WEIGHT: {
    'zh-cn': '重量请填 0 到 1000000 千克，最多三位小数',
    en: 'A weight is 0 to 1,000,000 kg with at most three decimal places',
    'zh-tw': '重量請填 0 到 1000000 公斤，最多三位小數',
  },
}

export default messages
