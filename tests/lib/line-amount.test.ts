import { expect, it } from 'vitest'
import { allocated, compared, differenceOf, sumOf } from '#src/lib/decimal.ts'
import { amountOf, amountsOf, type TaxMode } from '#src/lib/line-amount.ts'

it('comes to what the design says of 50 rolls of 860', () => {
  expect(amountOf('50', '860', '13', 'incl')).toEqual({ net: '38053.10', tax: '4946.90', gross: '43000.00' })
})

it('never rounds a rate', () => {
  expect(amountOf('1', '100', '7.5', 'excl')).toEqual({ net: '100.00', tax: '7.50', gross: '107.50' })
})

const random = (seed: number) => () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648

it('P-M1: net and tax are the gross, totals are the sum of lines, a return mirrors its sale', () => {
  const next = random(7)
  const pick = (most: number, places: number) => (next() * most).toFixed(places)
  for (let turn = 0; turn < 2_000; turn++) {
    const mode = (['incl', 'excl', 'none'] as TaxMode[])[turn % 3]!
    const lines = Array.from({ length: 3 }, () => [pick(10_000, 4), pick(999, 6), pick(20, 2)] as const)
    const sold = lines.map(([quantity, price, rate]) => amountOf(quantity, price, rate, mode))
    const returned = lines.map(([quantity, price, rate]) => amountOf(`-${quantity}`, price, rate, mode))
    for (const [at, one] of sold.entries()) {
      expect(Number(sumOf([one.net, one.tax])) - Number(one.gross)).toBeCloseTo(0, 9)
      for (const key of ['net', 'tax', 'gross'] as const) expect(Number(sumOf([one[key], returned[at]![key]]))).toBe(0)
    }
    const total = amountsOf(sold)
    expect(Number(sumOf([total.net, total.tax, `-${total.gross}`]))).toBe(0)
  }
})

it('P-M1: prices with and without the tax come back to a fen, and a discount is spread to the fen', () => {
  const next = random(11)
  for (let turn = 0; turn < 2_000; turn++) {
    const gross = (next() * 100_000).toFixed(2)
    const rate = (next() * 20).toFixed(2)
    const { net } = amountOf('1', gross, rate, 'incl')
    const back = amountOf('1', net, rate, 'excl')
    expect(compared(differenceOf(back.gross, gross).replace('-', ''), '0.01')).toBeLessThanOrEqual(0)
    const lines = Array.from({ length: 1 + Math.floor(next() * 6) }, () => (next() * 9_999).toFixed(2))
    const discount = (next() * 500).toFixed(2)
    expect(Number(sumOf([...allocated(discount, lines), `-${discount}`]))).toBe(0)
  }
})
