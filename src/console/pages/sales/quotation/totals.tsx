import { useStore } from '@nanostores/react'
import { amountInWords } from '#src/lib/amount-in-words.ts'
import { grouped } from '#src/lib/decimal.ts'
import { sumsOf, type QuotationLine } from '#src/papers/quotation.ts'
import { $text } from './text.ts'

// beyond what words there are for, the figures say it
function inWords(total: string): string {
  try {
    return amountInWords(total)
  } catch {
    return ''
  }
}

/** What the paper will say above its lines, and the amount in words. */
export function Totals({ lines }: { lines: readonly QuotationLine[] }) {
  const text = useStore($text)
  const { total, count, quantity, difference } = sumsOf(lines)
  const words = lines.length > 0 && inWords(total)
  const shown = [
    [text.total, `¥ ${grouped(total)}`],
    [text.varieties, String(count)],
    [text.quantity, grouped(quantity)],
    ...(difference ? [[text.difference, difference]] : []),
    ...(words ? [[text.inWords, words]] : []),
  ]
  return (
    <dl className="quotation-totals" aria-live="polite">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
