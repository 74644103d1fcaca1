import { expect, it } from 'vitest'
import { totals } from '#src/console/pages/sales/quotation/totals.ts'

const of = (key: 'difference' | 'inWords', summed: { lines: { subtotal: string }[]; total: string }) =>
  totals.flatMap((one) => (typeof one === 'object' && one.key === key ? [one.of(summed)] : []))[0]

it('says what rounding once makes of subtotals that are rounded one by one', () => {
  const lines = [{ subtotal: '0.01' }, { subtotal: '0.01' }, { subtotal: '0.01' }]
  expect(of('difference', { lines, total: '0.02' })).toBe('-0.01')
  expect(of('difference', { lines, total: '0.03' })).toBe('')
  expect(of('inWords', { lines, total: '0.03' })).toContain('叁分')
  expect(of('inWords', { lines: [], total: '' })).toBe('')
})
