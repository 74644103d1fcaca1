import type { Messages } from '../../messages.ts'

const messages: Messages = {
  UNIT_BASE: {
    'zh-cn': '基准单位自己不能再有基准单位，也不能是这个单位本身',
    en: 'A base unit has no base of its own, and is not this unit itself',
    'zh-tw': '基準單位自己不能再有基準單位，也不能是這個單位本身',
  },
}

export default messages
