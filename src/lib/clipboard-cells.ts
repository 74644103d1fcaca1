/**
 * Cells that a spreadsheet put on the clipboard: tabs between cells, quotes around those that hold tabs, line ends or quotes.
 * The line end after the last row is no row.
 */
export function readCells(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  let isFresh = true
  const endCell = () => {
    rows.at(-1)!.push(cell)
    cell = ''
    isFresh = true
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]!
      else isQuoted = false
    } else if (sign === '"' && isFresh) {
      isQuoted = true
      isFresh = false
    } else if (sign === '\t') endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else if (sign !== '\r') {
      cell += sign
      isFresh = false
    }
  }
  endCell()
  const last = rows.at(-1)!
  return last.length === 1 && last[0] === '' && rows.length > 1 ? rows.slice(0, -1) : rows
}

const written = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows of cells as a spreadsheet takes them from the clipboard. */
export const writeCells = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.map(written).join('\t')).join('\r\n')
