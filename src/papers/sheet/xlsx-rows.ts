import { numberText } from './number-text.ts'
import { passedText, serialText } from './serial-date.ts'
import { limits, SheetError, type SheetLine } from './sheet.ts'
import type { Meaning } from './xlsx-styles.ts'
import { attributeOf, marksOf, type Mark } from './xml-marks.ts'
import { plainText } from './xml-text.ts'

/** What the cells of a sheet refer to. */
export interface Workbook {
  strings: readonly string[]
  meanings: readonly Meaning[]
  epoch: 1900 | 1904
}

/** Texts that cells share, by their number; how they sound (`rPh`) is left out. */
export function sharedStrings(xml: string): string[] {
  const strings: string[] = []
  let sounds = false
  for (const mark of marksOf(xml)) {
    if (mark.name === 'si' && !mark.isEnd) strings.push('')
    else if (mark.name === 'rPh') sounds = !mark.isEnd && !mark.isEmpty
    else if (mark.name === 't' && !mark.isEnd && !sounds) strings[strings.length - 1] += plainText(mark.text)
  }
  return strings
}

/** The place of a column: A is 0, AA is 26. */
function columnOf(address: string): number {
  let at = 0
  for (const letter of /^[A-Z]*/i.exec(address)![0].toUpperCase()) at = at * 26 + letter.charCodeAt(0) - 64
  return at - 1
}

interface OpenCell {
  column: number
  type: string
  style: number
  value: string
}

function shown({ type, style, value }: OpenCell, { strings, meanings, epoch }: Workbook): string {
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd')
    return value
      .replace('T00:00:00', '')
      .replace('T', ' ')
      .replace(/(\.\d+)?Z?$/, '')
  if (type !== 'n' || value === '') return value
  const meaning = meanings[style]
  if (meaning === 'date') return serialText(value, epoch)
  if (meaning !== undefined && meaning !== 'number' && meaning !== 'percent') return passedText(value, meaning)
  return meaning === 'percent' ? `${numberText(value, 2)}%` : numberText(value)
}

const open = (mark: Mark, after: number): OpenCell => {
  const address = attributeOf(mark, 'r')
  return {
    column: address === undefined ? after + 1 : columnOf(address),
    type: attributeOf(mark, 't') ?? 'n',
    style: Number(attributeOf(mark, 's') ?? 0),
    value: '',
  }
}

/** The rows of a sheet that hold anything. @throws SheetError when they are too many */
export function sheetLines(xml: string, workbook: Workbook): SheetLine[] {
  const lines: SheetLine[] = []
  let line = 0
  let cells: string[] = []
  let last = -1
  let cell: OpenCell | null = null
  let sounds = false
  const closeRow = () => {
    if (cells.some((text) => text !== '')) lines.push({ line, cells: Array.from(cells, (text) => text ?? '') })
    if (lines.length > limits.rows) throw new SheetError('rows')
    cells = []
    last = -1
  }
  const closeCell = () => {
    if (!cell) return
    last = cell.column
    if (last < limits.columns) cells[last] = shown(cell, workbook).trim()
    cell = null
  }
  for (const mark of marksOf(xml)) {
    const { name, isEnd, isEmpty, text } = mark
    if (name === 'row') {
      if (!isEnd) line = Number(attributeOf(mark, 'r') ?? line + 1)
      if (isEnd) closeRow()
    } else if (name === 'c') {
      if (isEnd) closeCell()
      else if (isEmpty) last = open(mark, last).column
      else cell = open(mark, last)
    } else if (name === 'rPh') sounds = !isEnd && !isEmpty
    else if (cell && !isEnd && (name === 'v' || (name === 't' && !sounds))) cell.value += plainText(text)
  }
  return lines
}
