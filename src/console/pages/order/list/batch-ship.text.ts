import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '批量发货', en: 'Ship by tracking numbers', 'zh-tw': '批次出貨' },
  hint: {
    'zh-cn': '每行一单：订单号、快递单号、快递公司（可不填）。可从表格复制粘贴；也可用扫码枪依次扫订单号、快递单号。',
    en: 'One order a line: its number, the tracking number, the courier where it is another one. Paste from a spreadsheet, or scan both in turn.',
    'zh-tw': '每行一單：訂單號、快遞單號、快遞公司（可不填）。可從表格複製貼上；也可用掃碼槍依次掃訂單號、快遞單號。',
  },
  rows: { 'zh-cn': '发货数据', en: 'Orders and tracking numbers', 'zh-tw': '出貨資料' },
  courier: { 'zh-cn': '快递公司', en: 'Courier', 'zh-tw': '快遞公司' },
  check: { 'zh-cn': '检查', en: 'Check', 'zh-tw': '檢查' },
  back: { 'zh-cn': '返回修改', en: 'Back', 'zh-tw': '返回修改' },
  ship: {
    'zh-cn': (count: number) => `发货 ${count} 单`,
    en: (count: number) => `Ship ${count}`,
    'zh-tw': (count: number) => `出貨 ${count} 單`,
  },
  order: { 'zh-cn': '订单号', en: 'Order', 'zh-tw': '訂單號' },
  receiver: { 'zh-cn': '收货人', en: 'Ship to', 'zh-tw': '收貨人' },
  number: { 'zh-cn': '快递单号', en: 'Tracking number', 'zh-tw': '快遞單號' },
  state: { 'zh-cn': '检查结果', en: 'Checked', 'zh-tw': '檢查結果' },
  fine: { 'zh-cn': '可发货', en: 'Ready', 'zh-tw': '可出貨' },
  orderMissing: { 'zh-cn': '缺少订单号', en: 'No order number', 'zh-tw': '缺少訂單號' },
  numberMissing: { 'zh-cn': '缺少快递单号', en: 'No tracking number', 'zh-tw': '缺少快遞單號' },
  numberWrong: { 'zh-cn': '快递单号格式不正确', en: 'No tracking number', 'zh-tw': '快遞單號格式不正確' },
  courierMissing: { 'zh-cn': '请选择快递公司', en: 'Choose a courier', 'zh-tw': '請選擇快遞公司' },
  courierUnknown: { 'zh-cn': '没有这家快递公司', en: 'No such courier', 'zh-tw': '沒有這家快遞公司' },
  twice: { 'zh-cn': '订单号重复', en: 'This order stands there twice', 'zh-tw': '訂單號重複' },
  numberTwice: { 'zh-cn': '快递单号重复', en: 'This tracking number stands there twice', 'zh-tw': '快遞單號重複' },
  orderUnknown: { 'zh-cn': '没有这个订单', en: 'No such order', 'zh-tw': '沒有這個訂單' },
  notToShip: { 'zh-cn': '订单当前不能发货', en: 'It cannot be shipped now', 'zh-tw': '訂單目前不能出貨' },
  tooMany: {
    'zh-cn': (most: number) => `一次最多 ${most} 单`,
    en: (most: number) => `At most ${most} at once`,
    'zh-tw': (most: number) => `一次最多 ${most} 單`,
  },
})
