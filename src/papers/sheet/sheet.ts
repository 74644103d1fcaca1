/** A row of a file with its number in it, counted from 1; what the cells show, as plain text. */
export interface SheetLine {
  line: number
  cells: readonly string[]
}

/**
 * Why a file is not read: `kind` is no table, `html` is a web page under a workbook's name, `broken` cannot be opened, `large` is too large, `rows` has too many,
 * `empty` has no row below its headings.
 */
export type SheetFault = 'kind' | 'html' | 'broken' | 'large' | 'rows' | 'empty'

export class SheetError extends Error {
  override readonly name = 'SheetError'
  readonly fault: SheetFault

  constructor(fault: SheetFault) {
    super(fault)
    this.fault = fault
  }
}

/** What is read at most: bytes of the file, bytes that come out of it, rows, columns. */
export const limits = { file: 20 * 1024 * 1024, inflated: 300 * 1024 * 1024, rows: 10_001, columns: 200 } as const

/** A whole number so long that a spreadsheet has lost its end: it shows 1.23457E+17 and keeps no more than that. */
export const hasLostFigures = (text: string): boolean => /^[+-]?\d(\.\d+)?E\+?\d+$/i.test(text)
