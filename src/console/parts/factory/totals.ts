import { amountInWords } from '#src/lib/amount-in-words.ts'
import { compared, grouped, rounded } from '#src/lib/decimal.ts'

/** An amount as it stands on paper; '' for nothing, and beyond what there are words for. */
export function inWords({ gross }: { gross?: string }): string {
  if (!gross || compared(gross, '0') === 0) return ''
  try {
    return amountInWords(gross)
  } catch {
    return ''
  }
}

/** The same with the figure beside it, in one row (manufacturing 5.1). */
const inWordsOnPaper = (values: { gross?: string }): string => {
  const told = inWords(values)
  return told && `${told}　¥${grouped(rounded(values.gross!, 2))}`
}

/** What a document of goods measures and costs, at its foot. */
export const moneyFigures = ['weight', 'net', 'tax', 'gross', { key: 'inWords', of: inWords, onPaper: inWordsOnPaper }] as const
