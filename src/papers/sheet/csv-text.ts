import { limits, SheetError, type SheetLine } from './sheet.ts'

/** Reads bytes as UTF-8 (with or without its sign), as UTF-16 by its sign, or else as GB18030: Excel in China writes that. */
export function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** What stands between cells: of comma, semicolon and tab the one that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const first = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)![0].replace(/"(?:[^"]|"")*"/g, '')
  const count = (sign: string) => first.split(sign).length
  return ['\t', ';'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',')
}

// our own exports mark what a spreadsheet would run
const unmarked = (text: string) => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text)

/** The rows of a CSV text (RFC 4180); lines count breaks within quotes as a text editor does. @throws SheetError */
export function csvLines(text: string): SheetLine[] {
  const separator = separatorOf(text)
  const token = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`, 'y')
  const lines: SheetLine[] = []
  let cells: string[] = []
  let number = 1
  let next = 1
  while (token.lastIndex < text.length || cells.length > 0) {
    const from = token.lastIndex
    const found = token.exec(text) ?? loose(text, from, separator)
    token.lastIndex = from + found[0].length
    const value = found[1] === undefined ? found[2]! : found[1].replaceAll('""', '"')
    next += value.split(/\r\n|\r|\n/).length - 1
    if (cells.length < limits.columns) cells.push(unmarked(value.trim()))
    if (found[3] === separator) continue
    if (cells.some((cell) => cell !== '')) lines.push({ line: number, cells })
    if (lines.length > limits.rows) throw new SheetError('rows')
    cells = []
    number = ++next
  }
  return lines
}

// a quote in the middle of a cell, or one that is never closed
function loose(text: string, from: number, separator: string): RegExpExecArray {
  const rest = new RegExp(`()([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\r|\\n|$)`, 'y')
  rest.lastIndex = from
  const found = rest.exec(text)!
  found[1] = undefined as unknown as string
  return found
}
