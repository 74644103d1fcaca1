import { columns } from '#src/text/columns.ts'

export const $text = columns({
  title: { 'zh-cn': '扫码发货', en: 'Ship by scanning', 'zh-tw': '掃碼出貨' },
  courier: { 'zh-cn': '快递公司', en: 'Courier', 'zh-tw': '快遞公司' },
  isSilent: { 'zh-cn': '静音', en: 'Silent', 'zh-tw': '靜音' },
  scan: { 'zh-cn': '扫描', en: 'Scan', 'zh-tw': '掃描' },
  scanOrder: { 'zh-cn': '扫描订单号', en: 'Scan an order', 'zh-tw': '掃描訂單號' },
  scanNumber: { 'zh-cn': '扫描快递单号', en: 'Scan its tracking number', 'zh-tw': '掃描快遞單號' },
  putAside: { 'zh-cn': '先放一边', en: 'Put aside', 'zh-tw': '先放一邊' },
  again: { 'zh-cn': '重新处理', en: 'Try again', 'zh-tw': '重新處理' },
  nextNumber: {
    'zh-cn': (order: string) => `${order} 可以发货，请扫描快递单号`,
    en: (order: string) => `${order} can go out: scan its tracking number`,
    'zh-tw': (order: string) => `${order} 可以出貨，請掃描快遞單號`,
  },
  shipped: {
    'zh-cn': (order: string, number: string) => `${order} 已发货（${number}），请扫描下一单`,
    en: (order: string, number: string) => `${order} is shipped by ${number}: scan the next order`,
    'zh-tw': (order: string, number: string) => `${order} 已出貨（${number}），請掃描下一單`,
  },
  refused: {
    'zh-cn': (code: string, why: string) => `${code}：${why}`,
    en: (code: string, why: string) => `${code}: ${why}`,
    'zh-tw': (code: string, why: string) => `${code}：${why}`,
  },
  orderFirst: {
    'zh-cn': '没有这个订单，请先扫描订单号，再扫描快递单号',
    en: 'No such order: scan the order first, then its tracking number',
    'zh-tw': '沒有這個訂單，請先掃描訂單號，再掃描快遞單號',
  },
  sameOrder: {
    'zh-cn': '这是订单号，请扫描快递单号',
    en: 'This is the order: scan its tracking number',
    'zh-tw': '這是訂單號，請掃描快遞單號',
  },
  numberUsed: {
    'zh-cn': (order: string) => `这个快递单号已用于 ${order}`,
    en: (order: string) => `${order} has gone out by this tracking number`,
    'zh-tw': (order: string) => `這個快遞單號已用於 ${order}`,
  },
  aside: { 'zh-cn': '没有扫描快递单号，未发货', en: 'No tracking number was scanned: not shipped', 'zh-tw': '沒有掃描快遞單號，未出貨' },
  log: { 'zh-cn': '扫描记录', en: 'Scanned', 'zh-tw': '掃描記錄' },
  result: { 'zh-cn': '结果', en: 'Result', 'zh-tw': '結果' },
  done: { 'zh-cn': '已发货', en: 'Shipped', 'zh-tw': '已出貨' },
  told: {
    'zh-cn': (done: number, left: number) => `已发货 ${done} 单${left ? `，未发货 ${left} 单` : ''}`,
    en: (done: number, left: number) => `${done} shipped${left ? `, ${left} not` : ''}`,
    'zh-tw': (done: number, left: number) => `已出貨 ${done} 單${left ? `，未出貨 ${left} 單` : ''}`,
  },
  none: { 'zh-cn': '还没有扫描', en: 'Nothing scanned yet', 'zh-tw': '還沒有掃描' },
})
