import { sheetFields, type SheetField } from '#src/api/product-sheets.ts'
import { hasLostFigures } from '#src/papers/sheet/sheet.ts'
import { givenOf, judgeRow, type Judge } from '#src/server/importing/judge-row.ts'
import type { Locale } from '#src/server/locale.ts'
import { sentence } from '#src/server/messages.ts'
import type { Schema } from '#src/server/schemas.ts'

/** What a row of a file says; what it leaves empty is not there. */
export type SheetValues = Partial<Record<Exclude<SheetField, 'stock' | 'stock_read'>, string>> & { stock?: number; stock_read?: number }

export interface Problem {
  row: number
  field: SheetField | ''
  message: string
}

/** A row by itself, with what is wrong with it. */
export interface SheetRow {
  row: number
  values: SheetValues
  problems: Problem[]
}

const mostStock = 1_000_000
const text = (maxLength: number): Schema => ({ type: 'string', maxLength })
const figure = (places: number): Schema => ({ type: 'string', pattern: `^\\d{1,8}(\\.\\d{1,${places}})?$` })
const pieces: Schema = { type: 'integer', minimum: 0, maximum: mostStock }

/** A row as a schema: bounds are those of the editor. */
export const rowSchema: Schema = {
  type: 'object',
  properties: {
    ...{ store_name: text(128), cate_name: text(500), unit_name: text(32), keyword: text(256), spec: text(1_000) },
    virtual_type: { type: 'string', enum: ['0', '1', '2', '3'] },
    ...{ code: text(32), bar_code: text(50), price: figure(2), cost: figure(2), ot_price: figure(2) },
    ...{ stock: pieces, stock_read: pieces, weight: figure(3), volume: figure(3) },
  },
  required: ['store_name'],
}

const asItIs = { read: (values: SheetValues) => values }

/** Reads the cells of every row, and says of each what cannot be what it is for. */
export function readRows(judge: Judge, fields: readonly string[], cells: readonly (readonly string[])[], locale: Locale): SheetRow[] {
  return cells.map((line, row) => {
    const given = givenOf(rowSchema, fields, line)
    // a spreadsheet has lost the end of a long number
    const lost = (['code', 'bar_code'] as const).filter((field) => hasLostFigures(given.body[field] ?? ''))
    const judged = judgeRow(asItIs, judge, { ...given, odd: [...given.odd, ...lost] }, undefined, locale)
    const wrong = Object.entries(judged.wrong ?? {})
    return {
      row,
      values: judged.wrong ? ({ ...given.body } as SheetValues) : judged.entry,
      problems: wrong.map(([field, message]) => ({ row, field: field as SheetField, message })),
    }
  })
}

/** Adds what is wrong with a field of a row, in words of the catalogue. */
export type Say = (row: SheetRow, field: SheetField | '', code: string, values?: Record<string, string | number>) => void

/** Problems as they are told, in the language of the call. */
export const sayer =
  (locale: Locale): Say =>
  (one, field, code, values) =>
    void one.problems.push({ row: one.row, field, message: sentence(code, locale, values) ?? code })

export const isField = (name: string): name is SheetField => (sheetFields as readonly string[]).includes(name)
