import { expect, it } from 'vitest'
import type { ImportColumn } from '#src/console/engine/import/import.ts'
import { byRow, matched, prepared } from '#src/console/engine/import/matching.ts'

interface Words {
  name: string
  price: string
  rate: string
  day: string
  state: string
  on: string
}
const spelled = (key: string) =>
  ({
    name: ['名称', 'Name'],
    price: ['价格（元）', 'Price (yuan)'],
    rate: ['税率'],
    day: ['日期'],
    state: ['状态', 'State'],
    on: ['启用', 'In use'],
  })[key] ?? []
const columns: ImportColumn<Words>[] = [
  { field: 'name', word: 'name', isRequired: true },
  { field: 'price', word: 'price', as: 'decimal' },
  { field: 'rate', word: 'rate', as: 'percent' },
  { field: 'day', word: 'day', as: 'date' },
  { field: 'status', word: 'state', options: [{ value: '1', word: 'on' }] },
]

it('finds columns by their headings in any language, whatever their width and case, each once', () => {
  expect(matched(['x', 'NAME *', '价格(元)', '名称', 'status'], columns, spelled)).toEqual({ name: 1, price: 2, status: 4 })
})

it('finds a column whose heading leaves the unit out, and none with another unit', () => {
  expect(matched(['名称', '价格'], columns, spelled)).toEqual({ name: 0, price: 1 })
  expect(matched(['名称', '价格', '价格（元）'], columns, spelled)).toEqual({ name: 0, price: 2 })
  expect(matched(['名称', '价格（分）'], columns, spelled)).toEqual({ name: 0 })
})

it('reads amounts, shares, days and choices exactly, and says what it cannot read', () => {
  const matches = { name: 0, price: 1, rate: 2, day: 3, status: 4 }
  const rows = [
    ['1.23457E+17', '¥ 1,234.5600', '13 %', '2026年1月5日', 'in use'],
    ['２', '-０.０５', '７.25', '2026/02/30', '停'],
    ['a', '1,2', '', '2026.12.1 8:05', '1'],
  ]
  const {
    fields,
    rows: read,
    faults,
  } = prepared(
    rows.map((cells, at) => ({ line: at + 2, cells })),
    columns,
    matches,
    spelled,
  )
  expect(fields).toEqual(['name', 'price', 'rate', 'day', 'status'])
  expect(read).toEqual([
    ['1.23457E+17', '1234.5600', '13', '2026-01-05', '1'],
    ['２', '-0.05', '7.25', '2026/02/30', '停'],
    ['a', '1,2', '', '2026-12-01 08:05:00', '1'],
  ])
  expect(faults.map(({ row, field, fault }) => `${row} ${field} ${fault}`)).toEqual(['0 name lost', '1 day date', '1 status unknown'])
})

it('tells of one cell once, and what we know better first', () => {
  const ours = [{ row: 1, field: 'status', message: '没有“停”这个选项' }]
  const theirs = [
    { row: 0, field: '', message: '重叠' },
    { row: 1, field: 'status', message: '格式不正确' },
    { row: 1, field: 'name', message: '必填' },
  ]
  expect([...byRow(ours, theirs)].map(([row, all]) => [row, all.map(({ message }) => message)])).toEqual([
    [1, ['没有“停”这个选项', '必填']],
    [0, ['重叠']],
  ])
})
