import { amountInWords } from '#src/lib/amount-in-words.ts'
import { compared, grouped } from '#src/lib/decimal.ts'
import type { LaidCell, LaidRow, LaidSheet } from '../sheet/laid-sheet.ts'

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
  remark: string
}

const none = '／'
const orNone = (text: string) => text.trim() || none

const priceWords = { incl: ['单价(含税)', '金额'], excl: ['单价(不含税)', '金额(不含税)'], none: ['单价', '金额'] } as const

/** What is agreed besides goods and prices; numbered as they stand. */
const clauses = ({ delivery, payment, remark }: Contract): string[] => [
  '质量标准：按 GB/T 5574 及双方确认的企业标准、技术协议或封样执行。',
  '计量与合理误差：按件计量的以实收件数为准，按重量计量的以需方过磅为准；理论重量与过磅重量的合理误差为 ±3%。',
  '包装：供方按适合运输、防潮防压的方式包装，包装物不回收，费用已含在价款内。',
  `交货地点、方式与运费：供方送货至${orNone(delivery.to)}，交货期限 ${orNone(delivery.until)}，运费及运输风险由供方承担。`,
  '验收与异议期限：需方收货后 7 日内对数量、外观，30 日内对内在质量提出书面异议。',
  `结算方式与期限：${orNone(payment)}；供方按结算金额开具增值税专用发票。`,
  '定金（预付款）：无。',
  '违约责任：逾期交货或逾期付款的，每逾期一日按未履行部分价款的万分之五支付违约金；质量不合格的，供方负责退换并赔偿损失。',
  '不可抗力：因不可抗力不能履行的，应在 3 日内通知对方并提供证明，可部分或全部免除责任。',
  '争议解决：双方协商解决；协商不成的，向需方所在地有管辖权的人民法院提起诉讼。',
  '生效与份数：本合同一式贰份，双方各执壹份，自双方签字盖章之日起生效，传真件、扫描件具有同等效力。',
  `其他约定：${remark.trim() || '无'}。`.replace('。。', '。'),
]

const widths = [6, 22, 24, 8, 11, 13, 15, 13, 16]
const size = widths.length
/** Characters that a line over all columns takes. */
const wide = Math.floor(widths.reduce((sum, width) => sum + width, 0) / 2) - 2

const boxed = (values: readonly string[], numbers: Readonly<Record<number, LaidCell['look']>> = {}): LaidCell[] =>
  values.map((value, at) => ({ value, look: (value === none ? 'box' : numbers[at]) ?? 'box' }))

function table(contract: Contract): LaidRow[] {
  const [price, amount] = priceWords[contract.taxMode]
  const heads = ['序号', '产品名称', '规格型号', '单位', '数量', price, amount, '交货期', '备注']
  const figures = { 0: 'boxNumber', 4: 'boxNumber', 5: 'boxMoney', 6: 'boxMoney', 7: 'boxDay' } as const
  const rows = contract.lines.map((line, at) =>
    boxed(
      [...[String(at + 1), line.name, line.spec, line.unit, line.qty, line.price, line.amount, line.delivery, line.remark].map(orNone)],
      figures,
    ),
  )
  const sum = (title: string, value: string): LaidRow => ({
    cells: [
      { value: title, look: 'boxHeading', span: 6 },
      { value, look: 'boxMoney' },
      { value: '', look: 'box', span: 2 },
    ],
  })
  return [
    { cells: heads.map((value) => ({ value, look: 'boxHeading' })) },
    ...rows.map((cells) => ({ cells })),
    ...(contract.taxMode === 'excl' ? [sum('税额', contract.tax)] : []),
    sum(contract.taxMode === 'none' ? '合计' : '合计（含税）', contract.gross),
    {
      cells: [{ value: `合计金额（大写）：${inWords(contract.gross)}　¥${grouped(contract.gross)}`, look: 'box', span: size }],
      height: 20,
    },
  ]
}

const inWords = (gross: string) => (gross && compared(gross, '0') !== 0 ? amountInWords(gross) : '人民币零元整')

function sides({ buyer, seller }: Contract): LaidRow[] {
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
  const left = 4
  return [
    {
      cells: [
        { value: '供方', look: 'boxHeading', span: left },
        { value: '需方', look: 'boxHeading', span: size - left },
      ],
    },
    ...rows.map(([title, of]): LaidRow => {
      // a date is written by hand
      const told = (side: ContractSide) => `${title}：${title === '日期' ? '　　　年　　月　　日' : orNone(of(side))}`
      return {
        cells: [
          { value: told(seller), look: 'box', span: left },
          { value: told(buyer), look: 'box', span: size - left },
        ],
        height: 20,
      }
    }),
  ]
}

export function contractSheet(contract: Contract): LaidSheet {
  const line = (value: string): LaidRow => ({
    cells: [{ value, look: 'wrapped', span: size }],
    height: 16 * Math.ceil(value.length / wide) + 2,
  })
  return {
    name: '采购合同',
    widths,
    isLandscape: false,
    laid: [
      { cells: [{ value: '采 购 合 同', look: 'title', span: size }], height: 32 },
      {
        cells: [
          { value: `供方：${orNone(contract.seller.name)}`, span: 4 },
          { value: `合同编号：${contract.number}`, span: 5 },
        ],
      },
      {
        cells: [
          { value: `需方：${orNone(contract.buyer.name)}`, span: 4 },
          { value: `签订日期：${contract.day}`, span: 5 },
        ],
      },
      {
        cells: [
          { value: '', span: 4 },
          { value: `签订地点：${orNone(contract.place)}`, span: 5 },
        ],
      },
      line('一、产品名称、规格、数量、价格与交货期'),
      ...table(contract),
      ...clauses(contract).map((clause, at) => line(`${numerals[at + 1]}、${clause}`)),
      ...sides(contract),
    ],
  }
}

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二', '十三'] as const
