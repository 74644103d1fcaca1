import { differenceOf, productOf, quotientOf, rounded, shifted, sumOf } from './decimal.ts'

/** Whether prices hold the tax, do not, or there is none (manufacturing 2.7). */
export type TaxMode = 'incl' | 'excl' | 'none'

export interface Amount {
  net: string
  tax: string
  gross: string
}

const percent = (rate: string) => shifted(rate, -2)

/**
 * What a line comes to, in yuan to the fen: rounded once, half away from zero, so that a return mirrors its sale. `rate` is in per cent and is
 * never rounded itself.
 */
export function amountOf(quantity: string, price: string, rate: string, mode: TaxMode): Amount {
  const exact = productOf(quantity, price)
  if (mode === 'excl') {
    const net = rounded(exact, 2)
    const tax = rounded(productOf(net, percent(rate)), 2)
    return { net, tax, gross: sumOf([net, tax]) }
  }
  return amountWithTax(rounded(exact, 2), rate, mode)
}

/** What is in an amount with its tax, in yuan to the fen. */
export function amountWithTax(gross: string, rate: string, mode: TaxMode): Amount {
  const net = mode === 'none' ? gross : quotientOf(gross, sumOf(['1', percent(rate)]), 2)
  return { net, tax: differenceOf(gross, net), gross }
}

/** Sums of lines, which are the figures of their document: a total is the sum of what stands above it. */
export const amountsOf = (lines: readonly Amount[]): Amount => ({
  net: rounded(sumOf(lines.map(({ net }) => net)), 2),
  tax: rounded(sumOf(lines.map(({ tax }) => tax)), 2),
  gross: rounded(sumOf(lines.map(({ gross }) => gross)), 2),
})
