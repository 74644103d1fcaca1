import type { Quotation, QuotationLine } from './quotation.ts'

/** Lines that a quotation has at most. */
export const mostLines = 5000
const longest = { order_sn: 100, order_date: 40, name: 500, unit: 50, num: 40, price: 40, remark: 1000 }

type Field = keyof typeof longest
const refuse = (where: string, wish: string) => new TypeError(`quotation: ${where} ${wish}`)

function textIn(from: Record<string, unknown>, field: Field, path: string, isOptional = false): string {
  const value = from[field]
  if (value === undefined || value === null) {
    if (isOptional) return ''
    throw refuse(`${path}${field}`, 'is missing')
  }
  if (typeof value !== 'string') throw refuse(`${path}${field}`, `must be a string, not ${Array.isArray(value) ? 'a list' : typeof value}`)
  if (value.length > longest[field]) throw refuse(`${path}${field}`, `has more than ${longest[field]} characters`)
  return value.trim()
}

function figureIn(from: Record<string, unknown>, field: 'num' | 'price', path: string): string {
  if (typeof from[field] === 'number') throw refuse(`${path}${field}`, "must be decimal text like '12.50', not a number")
  const value = textIn(from, field, path)
  if (!/^-?\d+(\.\d+)?$/.test(value)) throw refuse(`${path}${field}`, "must be decimal text like '12.50'")
  return value
}

function objectAt(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse(where, 'must be an object')
  return value as Record<string, unknown>
}

function lineOf(value: unknown, at: number): QuotationLine {
  const path = `lines[${at}].`
  const line = objectAt(value, `lines[${at}]`)
  return {
    name: textIn(line, 'name', path),
    unit: textIn(line, 'unit', path),
    num: figureIn(line, 'num', path),
    price: figureIn(line, 'price', path),
    remark: textIn(line, 'remark', path, true),
  }
}

/** What somebody hands over as a quotation. @throws TypeError with a sentence that names the field */
export function readQuotation(value: unknown): Quotation {
  const given = objectAt(value, 'it')
  if (!Array.isArray(given['lines'])) throw refuse('lines', 'must be a list')
  if (given['lines'].length > mostLines) throw refuse('lines', `are more than ${mostLines}`)
  return {
    order_sn: textIn(given, 'order_sn', '', true),
    order_date: textIn(given, 'order_date', ''),
    lines: given['lines'].map(lineOf),
  }
}
