import { amountInWords } from '#src/lib/amount-in-words.ts'
import { compared, grouped } from '#src/lib/decimal.ts'

/** One side of a contract; what nobody filled in prints ／. */
export interface ContractSide {
  name: string
  address: string
  agent: string
  phone: string
  taxNo: string
  bank: string
  accountNo: string
}

export interface ContractLine {
  name: string
  spec: string
  unit: string
  qty: string
  price: string
  amount: string
  delivery: string
  remark: string
}

/** A purchase contract (采购合同, manufacturing 5.5). It is Chinese whatever the screen speaks. */
export interface Contract {
  number: string
  /** `YYYY-MM-DD`. */
  day: string
  place: string
  buyer: ContractSide
  seller: ContractSide
  taxMode: 'incl' | 'excl' | 'none'
  lines: readonly ContractLine[]
  tax: string
  gross: string
  /** Where and when goods are delivered, how and when they are paid for. */
  delivery: { to: string; until: string }
  payment: string
  /** Yuan that are paid in advance. */
  deposit?: string | undefined
  remark: string
  /** Of the company, a line each; the usual ones unless told. */
  clauses?: readonly string[] | undefined
}

export const none = '／'
const orNone = (text: string) => text.trim() || none

const priceWords = { incl: ['单价(含税)', '金额'], excl: ['单价(不含税)', '金额(不含税)'], none: ['单价', '金额'] } as const

/** What stands in clauses for what an order says; a company writes its own clauses with the same. */
export const clauseMarks = ['交货地点', '交货期限', '结算方式', '定金', '其他约定'] as const

/** Clauses of a company that has written none. */
export const usualClauses: readonly string[] = [
  '质量标准：按 GB/T 5574 及双方确认的企业标准、技术协议或封样执行。',
  '计量与合理误差：按件计量的以实收件数为准，按重量计量的以需方过磅为准；理论重量与过磅重量的合理误差为 ±3%。',
  '包装：供方按适合运输、防潮防压的方式包装，包装物不回收，费用已含在价款内。',
  '交货地点、方式与运费：供方送货至{交货地点}，交货期限 {交货期限}，运费及运输风险由供方承担。',
  '验收与异议期限：需方收货后 7 日内对数量、外观，30 日内对内在质量提出书面异议。',
  '结算方式与期限：{结算方式}；供方按结算金额开具增值税专用发票。',
  '定金（预付款）：{定金}。',
  '违约责任：逾期交货或逾期付款的，每逾期一日按未履行部分价款的万分之五支付违约金；质量不合格的，供方负责退换并赔偿损失。',
  '不可抗力：因不可抗力不能履行的，应在 3 日内通知对方并提供证明，可部分或全部免除责任。',
  '争议解决：双方协商解决；协商不成的，向需方所在地有管辖权的人民法院提起诉讼。',
  '生效与份数：本合同一式贰份，双方各执壹份，自双方签字盖章之日起生效，传真件、扫描件具有同等效力。',
  '其他约定：{其他约定}。',
]

const orNothing = (text: string) => text.trim() || '无'

/** Clauses of a company as they are kept: a line each. */
export const clausesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What is agreed besides goods and prices, numbered as it stands; a contract that was printed keeps its text. */
export function clausesOf({ clauses = [], delivery, payment, deposit, remark }: Contract): string[] {
  const values: Readonly<Record<(typeof clauseMarks)[number], string>> = {
    交货地点: orNone(delivery.to),
    交货期限: orNone(delivery.until),
    结算方式: orNone(payment),
    定金: deposit && compared(deposit, '0') > 0 ? `${amountInWords(deposit)}（¥${grouped(deposit)}）` : '无',
    其他约定: orNothing(remark),
  }
  const told = (clause: string) =>
    clauseMarks.reduce((text, mark) => text.replaceAll(`{${mark}}`, values[mark]), clause).replace('。。', '。')
  return (clauses.length > 0 ? clauses : usualClauses).map((clause, at) => `${numerals[at + 1] ?? String(at + 2)}、${told(clause)}`)
}

const numerals = [
  '一',
  '二',
  '三',
  '四',
  '五',
  '六',
  '七',
  '八',
  '九',
  '十',
  '十一',
  '十二',
  '十三',
  '十四',
  '十五',
  '十六',
  '十七',
  '十八',
] as const

/** The table of goods, its sums and the amount in words, as text. */
export function goodsOf(contract: Contract): {
  heads: readonly string[]
  rows: string[][]
  sums: readonly (readonly [string, string])[]
  words: string
} {
  const [price, amount] = priceWords[contract.taxMode]
  return {
    heads: ['序号', '产品名称', '规格型号', '单位', '数量', price, amount, '交货期', '备注'],
    rows: contract.lines.map((line, at) =>
      [String(at + 1), line.name, line.spec, line.unit, line.qty, line.price, line.amount, line.delivery, line.remark].map(orNone),
    ),
    sums: [
      ...(contract.taxMode === 'excl' ? [['税额', contract.tax] as const] : []),
      [contract.taxMode === 'none' ? '合计' : '合计（含税）', contract.gross],
    ],
    words: `合计金额（大写）：${inWords(contract.gross)}　¥${grouped(contract.gross)}`,
  }
}

const inWords = (gross: string) => (gross && compared(gross, '0') !== 0 ? amountInWords(gross) : '人民币零元整')

/** Lines of the block of both sides: a heading, and what each of them writes behind it. */
export function sideLines({ buyer, seller }: Contract): (readonly [seller: string, buyer: string])[] {
  const rows: [string, (side: ContractSide) => string][] = [
    ['单位名称（章）', ({ name }) => name],
    ['地址', ({ address }) => address],
    ['法定/委托代理人', ({ agent }) => agent],
    ['电话', ({ phone }) => phone],
    ['税号', ({ taxNo }) => taxNo],
    ['开户行', ({ bank }) => bank],
    ['账号', ({ accountNo }) => accountNo],
    ['日期', () => ''],
  ]
  // a date is written by hand
  const told = (title: string, text: string) => `${title}：${title === '日期' ? '　　　年　　月　　日' : orNone(text)}`
  return rows.map(([title, of]) => [told(title, of(seller)), told(title, of(buyer))] as const)
}

/** What stands above the goods. */
export const headLines = ({ buyer, seller, number, day, place }: Contract): (readonly [string, string])[] => [
  [`供方：${orNone(seller.name)}`, `合同编号：${number}`],
  [`需方：${orNone(buyer.name)}`, `签订日期：${day}`],
  ['', `签订地点：${orNone(place)}`],
]
