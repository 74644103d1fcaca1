/** What a cell of a file may hold. */
export type Cell = string | number | null | undefined

// a spreadsheet would run what begins like this; figures stay figures
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d[\d,]*(\.\d+)?%?$/.test(text)

/** One cell: quoted where it must be, and never a formula. */
export function csvCell(value: Cell): string {
  const text = String(value ?? '')
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of the file; lines end as RFC 4180 says. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Excel and WPS read Chinese only behind this sign. */
export const byteOrderMark = '\uFEFF'
