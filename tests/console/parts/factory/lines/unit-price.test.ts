import { expect, it } from 'vitest'
import type { LineFacts } from '#src/api/line-entry.ts'
import { dearerRows } from '#src/console/parts/factory/lines/dearer.ts'
import { priceInUnit } from '#src/console/parts/factory/lines/unit-price.ts'

const box = { unit: '7', unitNum: '6', unitDen: '1' }

it('says a price of what goods are counted by as one of the unit of a line', () => {
  expect(priceInUnit('860', 'unit', box)).toBe('5160')
  expect(priceInUnit('860', 'unit', { unit: '8', unitNum: '1', unitDen: '3' })).toBe('286.666667')
  // of kilograms it is the same in every unit, and so is one of no unit
  expect([priceInUnit('19', 'kg', box), priceInUnit('860', 'unit', { unit: '' })]).toEqual(['19', '860'])
})

it('points out what rose since last time, whatever unit the line is in', () => {
  const history = [{ date: '2026-11-01', sn: 'CG1', qty: '1', price: '100', unit: 'unit' as const }]
  const facts = new Map([['3', { history, price_alert: '5' } as unknown as LineFacts]])
  const row = (price: string) => ({ id: '1', sku: '3', priceUnit: 'unit', price, ...box })
  expect(dearerRows([row('630')], facts)).toEqual([])
  expect(dearerRows([row('660')], facts)).toEqual([{ row: 1, percent: '10', before: '600' }])
})
