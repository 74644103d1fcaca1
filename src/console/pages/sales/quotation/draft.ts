import { isBlank, type GridLine } from '#src/console/line-grid/lines.ts'
import { readDecimal } from '#src/lib/decimal.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import type { QuotationLine } from '#src/papers/quotation.ts'

/** A quotation while it is written: lines may be half filled in. */
export interface QuotationDraft {
  orderSn: string
  /** `YYYY-MM-DD`, or empty. */
  date: string
  lines: readonly GridLine[]
}

const fields = ['name', 'unit', 'num', 'price', 'remark'] as const

/** An empty one of today, at the shop's clock. */
export const freshDraft = (now = Date.now()): QuotationDraft => ({
  orderSn: '',
  date: shopTime(now / 1000).slice(0, 10),
  lines: [{}, {}, {}],
})

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** What was kept, whatever lies there. */
export function readDraft(kept: Readonly<Record<string, unknown>>): QuotationDraft {
  const lines = Array.isArray(kept['lines']) ? kept['lines'] : []
  return {
    orderSn: textOf(kept['orderSn']),
    date: textOf(kept['date']),
    lines: lines.map((line: unknown) => {
      const given = (typeof line === 'object' && line !== null ? line : {}) as Record<string, unknown>
      return Object.fromEntries(fields.flatMap((field) => (textOf(given[field]) ? [[field, textOf(given[field])]] : [])))
    }),
  }
}

/** The lines that hold anything, as the paper takes them; what is no number yet is nought. */
export const linesOf = ({ lines }: QuotationDraft): QuotationLine[] =>
  lines
    .filter((line) => !isBlank(line))
    .map(({ name = '', unit = '', num = '', price = '', remark = '' }) => ({
      name,
      unit,
      num: readDecimal(num) ?? '0',
      price: readDecimal(price) ?? '0',
      remark,
    }))
