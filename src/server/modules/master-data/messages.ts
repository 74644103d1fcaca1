import type { Messages } from '../../messages.ts'

const messages: Messages = {
  USED_documents: { 'zh-cn': '{count} 张单据', en: '{count} documents', 'zh-tw': '{count} 張單據' },
  USED_stock: { 'zh-cn': '{count} 条库存', en: '{count} rows of stock', 'zh-tw': '{count} 筆庫存' },
  USED_keepers: { 'zh-cn': '{count} 位保管员', en: '{count} keepers', 'zh-tw': '{count} 位保管員' },
  USED_units: { 'zh-cn': '{count} 个换算单位', en: '{count} units', 'zh-tw': '{count} 個換算單位' },
  USED_types: { 'zh-cn': '{count} 个产品类别', en: '{count} types of products', 'zh-tw': '{count} 個產品類別' },
  USED_quotations: { 'zh-cn': '{count} 行报价', en: '{count} lines of quotations', 'zh-tw': '{count} 列報價' },
  USED_payments: { 'zh-cn': '{count} 张收付款单', en: '{count} payments', 'zh-tw': '{count} 張收付款單' },
  USED_parties: { 'zh-cn': '{count} 个往来单位', en: '{count} suppliers or customers', 'zh-tw': '{count} 個往來單位' },
  UNIT_BASE: {
    'zh-cn': '基准单位自己不能再有基准单位，也不能是这个单位本身',
    en: 'A base unit has no base of its own, and is not this unit itself',
    'zh-tw': '基準單位自己不能再有基準單位，也不能是這個單位本身',
  },
}

export default messages
