import { columns } from '#src/text/columns.ts'

export const $text = columns({
  receiver: { 'zh-cn': '收货人', en: 'Ship to', 'zh-tw': '收貨人' },
  receiverPhone: { 'zh-cn': '收货电话', en: 'Phone', 'zh-tw': '收貨電話' },
  address: { 'zh-cn': '收货地址', en: 'Address', 'zh-tw': '收貨地址' },
  buyerPhone: { 'zh-cn': '用户手机号', en: 'Buyer’s phone', 'zh-tw': '會員手機號' },
  refundPhone: { 'zh-cn': '退货联系电话', en: 'Phone for the return', 'zh-tw': '退貨聯絡電話' },
  drawerPhone: { 'zh-cn': '开票人电话', en: 'Phone for the invoice', 'zh-tw': '開票人電話' },
  companyPhone: { 'zh-cn': '注册电话', en: 'Company’s phone', 'zh-tw': '註冊電話' },
  companyAddress: { 'zh-cn': '注册地址', en: 'Company’s address', 'zh-tw': '註冊地址' },
})
