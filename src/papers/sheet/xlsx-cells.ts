import { shifted } from '#src/lib/decimal.ts'
import type { CellValue } from './row-queue.ts'
import { serialOf, timeSerialOf } from './serial-date.ts'

/** How the values of a column are written: text unless told, so that ids and long figures stay what they are. */
export type CellKind = 'text' | 'number' | 'money' | 'date' | 'time' | 'percent' | 'flag'

/** Signs that a cell holds; a workbook with more is called damaged. */
const mostSigns = 32_767
/** Figures of a number that a spreadsheet keeps. */
const mostFigures = 15

// most texts need nothing done to them
const special = /[&<>"\ud800-\udfff\ufffe\uffff]|_x[\dA-Fa-f]{4}_|[^\t\n\u0020-\uffff]/

/** Text for XML: signs that it cannot hold become the escapes of spreadsheets, and what looks like one is marked. */
export const text = (value: string): string => (special.test(value) ? escaped(value) : value)

const escaped = (value: string): string =>
  value
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[^\t\n\u0020-\ufffd]/g, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`)
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

// the numbers of cellXfs below
const style = {
  plain: 0,
  heading: 1,
  text: 2,
  marked: 3,
  money: 4,
  day: 5,
  moment: 6,
  percent: 7,
  time: 8,
  total: 9,
  moneyTotal: 10,
  wholePercent: 11,
  // of papers that are laid out: title, lines of text, and boxes of a table
  title: 12,
  centre: 13,
  end: 14,
  wrapped: 15,
  boxHeading: 16,
  box: 17,
  boxNumber: 18,
  boxMoney: 19,
  boxDay: 20,
} as const

const aligned = (numbers: string, alignment: string) => `<xf ${numbers} applyAlignment="1"><alignment vertical="center" ${alignment}/></xf>`
const boxed = (numbers: string, alignment: string) => aligned(`${numbers} borderId="1" applyBorder="1"`, alignment)
const asText = 'numFmtId="49" applyNumberFormat="1"'
const laidLooks = [
  aligned('fontId="2" applyFont="1"', 'horizontal="center"'),
  aligned(asText, 'horizontal="center"'),
  aligned(asText, 'horizontal="right"'),
  aligned(asText, 'wrapText="1"'),
  boxed('fontId="1" applyFont="1"', 'horizontal="center" wrapText="1"'),
  boxed(asText, 'wrapText="1"'),
  boxed('applyNumberFormat="1"', 'horizontal="right"'),
  boxed('numFmtId="164" applyNumberFormat="1"', 'horizontal="right"'),
  boxed('numFmtId="165" applyNumberFormat="1"', 'horizontal="center"'),
].join('')

/** The looks that cells refer to. `quotePrefix` keeps a text that begins like a formula a text, also after somebody edits it. */
export const styles = (namespace: string): string =>
  `<styleSheet xmlns="${namespace}"><numFmts count="5"><numFmt numFmtId="164" formatCode="#,##0.00##"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="167" formatCode="0.####%"/><numFmt numFmtId="168" formatCode="hh:mm:ss"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="16"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="2"><border/><border><left style="thin"/><right style="thin"/><top style="thin"/><bottom style="thin"/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="21"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf numFmtId="167" applyNumberFormat="1"/><xf numFmtId="168" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/><xf numFmtId="164" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="9" applyNumberFormat="1"/>${laidLooks}</cellXfs></styleSheet>`

/** Letters of a column: 0 is A, 26 is AA. */
export const lettersOf = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : lettersOf(Math.floor(column / 26) - 1) + lettersOf(column % 26)

/** True for decimal text that a spreadsheet keeps to its last figure. */
export const isExact = (value: string): boolean =>
  /^-?\d+(\.\d+)?$/.test(value) && value.replace(/^-?0*\.?0*|\./g, '').length <= mostFigures

/** What a number cell holds and how it looks; undefined where the value cannot be kept exactly. */
function stored(value: string, kind: CellKind): readonly [string, number] | undefined {
  if (kind === 'date') {
    const serial = serialOf(value)
    return serial === undefined ? undefined : [serial, value.length > 10 ? style.moment : style.day]
  }
  if (kind === 'time') {
    const serial = timeSerialOf(value)
    return serial === undefined ? undefined : [serial, style.time]
  }
  if (kind === 'text' || kind === 'flag' || !isExact(value)) return undefined
  if (kind === 'percent') return [shifted(value, -2), value.includes('.') ? style.percent : style.wholePercent]
  return [value, kind === 'money' ? style.money : style.plain]
}

/** What a cell is besides the kinds of values: the heading of a column, text and sums of the last row. */
export type CellLook = CellKind | 'heading' | 'total' | 'moneyTotal'

const textStyle = (value: string, look: CellLook): number => {
  if (look === 'heading' || look === 'total' || look === 'moneyTotal') return style.heading
  return /^[=+\-@'\t\r]/.test(value) ? style.marked : style.text
}

/** A cell as XML; '' for an empty one. `address` is `B7`. Text is always text, whatever it begins with. */
export function cellXml(value: CellValue, look: CellLook, address: string): string {
  if (value === null || value === undefined || value === '') return ''
  const plain = String(value)
  const number = numberIn(plain, look)
  if (number) return `<c r="${address}" s="${number[1]}"><v>${number[0]}</v></c>`
  const shown = text(plain.length > mostSigns ? plain.slice(0, mostSigns) : plain)
  return `<c r="${address}" t="inlineStr" s="${textStyle(plain, look)}"><is><t xml:space="preserve">${shown}</t></is></c>`
}

function numberIn(value: string, look: CellLook): readonly [string, number] | undefined {
  if (look === 'heading') return undefined
  if (look === 'total' || look === 'moneyTotal') return isExact(value) ? [value, style[look]] : undefined
  return stored(value, look)
}

/** A cell that is computed, with what it came to when it was written. */
export function formulaXml(formula: string, value: string, look: 'total' | 'moneyTotal', address: string): string {
  return `<c r="${address}" s="${style[look]}"><f>${text(formula)}</f><v>${value}</v></c>`
}

/** How a cell of a paper looks: lines of text, boxes of a table. */
export type LaidLook = 'title' | 'plain' | 'centre' | 'end' | 'wrapped' | 'boxHeading' | 'box' | 'boxNumber' | 'boxMoney' | 'boxDay'

const numeric: Partial<Record<LaidLook, CellKind>> = { boxNumber: 'number', boxMoney: 'money', boxDay: 'date' }

/** A cell of a paper; an empty one is written where its box is to be seen. */
export function laidCellXml(value: CellValue, look: LaidLook, address: string): string {
  const plain = String(value ?? '')
  const number = style[look]
  if (plain === '') return look.startsWith('box') ? `<c r="${address}" s="${number}"/>` : ''
  const kind = numeric[look]
  const kept = kind && stored(plain, kind)
  if (kept) return `<c r="${address}" s="${number}"><v>${kept[0]}</v></c>`
  const shown = text(plain.slice(0, mostSigns))
  return `<c r="${address}" t="inlineStr" s="${kind ? style.box : number}"><is><t xml:space="preserve">${shown}</t></is></c>`
}

/** What may be chosen in the cells of columns: by its letters, where all words fit into 255 signs as a workbook demands. */
export function listXml(choices: readonly (readonly string[])[]): string {
  const lists = choices.flatMap((words, at) => {
    const formula = words.join(',')
    if (words.length === 0 || formula.length > 255 || words.some((word) => /[",]/.test(word))) return []
    const range = `${lettersOf(at)}2:${lettersOf(at)}10001`
    return [
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${range}"><formula1>${text(`"${formula}"`)}</formula1></dataValidation>`,
    ]
  })
  return lists.length > 0 ? `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>` : ''
}
