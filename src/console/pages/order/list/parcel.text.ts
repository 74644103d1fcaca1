import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '物流查询', en: 'Where the parcel is', 'zh-tw': '物流查詢' },
  courier: { 'zh-cn': '物流公司', en: 'Courier', 'zh-tw': '物流公司' },
  number: { 'zh-cn': '物流单号', en: 'Tracking number', 'zh-tw': '物流單號' },
  copy: { 'zh-cn': '复制单号', en: 'Copy the number', 'zh-tw': '複製單號' },
  steps: { 'zh-cn': '物流动态', en: 'Steps', 'zh-tw': '物流動態' },
  notRead: { 'zh-cn': '没有查到物流信息', en: 'The parcel could not be looked up', 'zh-tw': '沒有查到物流資訊' },
  nothing: {
    'zh-cn': '快递公司还没有返回物流动态',
    en: 'The courier has not told anything yet',
    'zh-tw': '快遞公司尚未回傳物流動態',
  },
  ownSteps: {
    'zh-cn': '服务器没有接入物流查询服务，以上是商城自己的记录；途中的动态请到快递公司查询。',
    en: 'This server asks no courier: these steps are the shop’s own. What happens on the way, the courier tells.',
    'zh-tw': '伺服器沒有接入物流查詢服務，以上是商城自己的記錄；途中的動態請到快遞公司查詢。',
  },
})
