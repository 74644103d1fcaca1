import { amountInWords } from '#src/lib/amount-in-words.ts'
import { compared } from '#src/lib/decimal.ts'

/** An amount as it stands on paper; '' for nothing, and beyond what there are words for. */
export function inWords({ gross }: { gross?: string }): string {
  if (!gross || compared(gross, '0') === 0) return ''
  try {
    return amountInWords(gross)
  } catch {
    return ''
  }
}

/** What a document of goods measures and costs, at its foot. */
export const moneyFigures = ['weight', 'net', 'tax', 'gross', { key: 'inWords', of: inWords }] as const
