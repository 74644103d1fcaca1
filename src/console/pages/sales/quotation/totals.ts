import { amountInWords } from '#src/lib/amount-in-words.ts'
import { differenceOf, rounded, sumOf } from '#src/lib/decimal.ts'

// beyond what words there are for, the figures say it
function inWords(total: string): string {
  try {
    return amountInWords(total)
  } catch {
    return ''
  }
}

interface Summed {
  lines: readonly { subtotal: string }[]
  total: string
}

/** What the total has more than the subtotals together; '' where they agree. */
function difference({ lines, total }: Summed): string {
  const found = rounded(differenceOf(total || '0', sumOf(lines.map(({ subtotal }) => subtotal || '0'))), 2)
  return /[1-9]/.test(found) ? found : ''
}

/** What the paper says of all lines, and the amount in words. */
export const totals = [
  'varieties',
  'quantity',
  'total',
  { key: 'difference', of: difference },
  { key: 'inWords', of: ({ lines, total }: Summed) => (lines.length > 0 ? inWords(rounded(total || '0', 2)) : '') },
] as const
