import type { CardCode } from '#src/api/store-products.ts'
import { choice } from '#src/kinds/choice.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { flag } from '#src/kinds/flag.ts'
import { field, startOf, type Field, type Fields, type Kind } from '#src/kinds/kind.ts'
import { lines, newLineId, type LineOf } from '#src/kinds/lines.ts'
import { longText } from '#src/kinds/long-text.ts'
import { money } from '#src/kinds/money.ts'
import { picture } from '#src/kinds/pictures.ts'
import { text } from '#src/kinds/text.ts'
import { whole } from '#src/kinds/whole.ts'
import { mostSkus, type Sku } from './specs.ts'

const lineOf = ({ key, value }: CardCode) => (key ? `${key} ${value}` : value)

function codeIn(line: string): CardCode {
  const [first = '', ...rest] = line.trim().split(/[\s,，]+/)
  return rest.length > 0 ? { key: first, value: rest.join(' ') } : { key: '', value: first }
}

const isCode = (wire: unknown): wire is CardCode => typeof wire === 'object' && wire !== null && 'value' in wire

/** Card codes, one a line: number and code, or the code alone. */
const codesKind: Kind<readonly CardCode[]> = {
  as: 'longText',
  empty: [],
  isEmpty: (value) => value.length === 0,
  read: (wire) =>
    Array.isArray(wire) ? wire.filter(isCode).map(({ key, value }) => ({ key: String(key ?? ''), value: String(value) })) : [],
  write: (value) => value,
  text: (value) => value.map(lineOf).join('\n'),
  parse: (written) => ({
    value: written
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(codeIn),
  }),
  fault: (value) => (value.length > 10_000 ? { code: 'FIELD_COUNT', values: { max: 10_000 } } : undefined),
  cell: 'text',
  schema: { type: 'array' },
}

/** What the columns depend on. */
export interface SkuForm {
  /** 0 ships, 1 card codes, 2 a coupon, 3 virtual. */
  type: string
  /** '1' own commission, '0' own price for paid members. */
  own: readonly string[]
  isMultiple: boolean
  /** Names of coupons by their ids. */
  coupons: Readonly<Record<string, string>>
}

/** Widths that let all columns of a usual product stand in sight on a screen of 1366. */
const wide = <F extends { options: object }>(cellWidth: number, column: F): F => ({ ...column, options: { ...column.options, cellWidth } })

const size = () => wide(88, decimal({ places: 2, start: '0', most: '9999999999' }))

/** The columns of the grid; their names are those of the wire. */
export function skuColumns({ type, own, isMultiple, coupons }: SkuForm): Record<string, Field<never>> {
  const amount = (required: boolean) => wide(88, money({ required, start: required ? '' : '0' }))
  const columns = {
    name: wide(120, text({ readOnly: true, max: 1_000 })),
    pic: wide(56, picture()),
    price: amount(true),
    cost: amount(false),
    ot_price: amount(false),
    ...(own.includes('0') && { vip_price: wide(96, money({ required: true })) }),
    ...(own.includes('1') && { brokerage: wide(96, money({ required: true })), brokerage_two: wide(96, money({ required: true })) }),
    stock: wide(80, whole({ required: true, start: 0, most: 1_000_000 })),
    bar_code: wide(112, text({ max: 50 })),
    ...(type === '0' && { weight: size(), volume: size() }),
    ...(type === '1' && { disk_info: longText({ max: 5_000 }), virtual_list: field(codesKind) }),
    ...(type === '2' && { coupon_id: choice(coupons) }),
    ...(isMultiple && { is_show: wide(72, flag({ start: true })) }),
  }
  return columns as unknown as Record<string, Field<never>>
}

/** The rows of specifications, as a field of lines. */
export const skusField = (form: SkuForm): Field<readonly LineOf<Fields>[]> =>
  lines(skuColumns(form) as unknown as Fields, { isGiven: true, max: mostSkus })

/** A row that nobody has filled in, also of the columns that are shown later. */
export function blankSku(of: Sku['of'], name: string): Sku {
  const columns = Object.entries(allColumns())
  return { ...Object.fromEntries(columns.map(([key, one]) => [key, startOf(one)])), id: newLineId(), of, name }
}

const everything: SkuForm = { type: '', own: ['0', '1'], isMultiple: true, coupons: {} }

/** All columns that there are, whatever is shown of them. */
export const allColumns = (): Record<string, Field<never>> => ({
  ...skuColumns(everything),
  ...skuColumns({ ...everything, type: '0' }),
  ...skuColumns({ ...everything, type: '1' }),
  ...skuColumns({ ...everything, type: '2' }),
})
