import { serialOf } from './serial-date.ts'

/** How the values of a column are written: text unless told, so that ids and long figures stay what they are. */
export type CellKind = 'text' | 'number' | 'money' | 'date' | 'percent'

/** Signs that a cell holds; a workbook with more is called damaged. */
const mostSigns = 32_767
/** Figures of a number that a spreadsheet keeps. */
const mostFigures = 15

/** Text for XML: signs that it cannot hold become the escapes of spreadsheets, and what looks like one is marked. */
export const text = (value: string): string =>
  value
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[^\t\n\u0020-\ufffd]/g, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`)
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

// the numbers of cellXfs below
const style = { plain: 0, heading: 1, text: 2, marked: 3, money: 4, day: 5, time: 6, percent: 7 } as const

/** The looks that cells refer to. `quotePrefix` keeps a text that begins like a formula a text, also after somebody edits it. */
export const styles = (namespace: string): string =>
  `<styleSheet xmlns="${namespace}"><numFmts count="4"><numFmt numFmtId="164" formatCode="#,##0.00##"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="167" formatCode="0.####%"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="8"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf numFmtId="167" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** Letters of a column: 0 is A, 26 is AA. */
export const lettersOf = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : lettersOf(Math.floor(column / 26) - 1) + lettersOf(column % 26)

const isExact = (value: string) => /^-?\d+(\.\d+)?$/.test(value) && value.replace(/^-?0*\.?0*|\./g, '').length <= mostFigures

/** Decimal text with its point two places to the left. */
function hundredth(value: string): string {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(value) ?? []
  const figures = whole.padStart(3, '0')
  return `${sign}${figures.slice(0, -2)}.${figures.slice(-2)}${part}`
}

/** What a number cell holds and how it looks; undefined where the value cannot be kept exactly. */
function stored(value: string, kind: CellKind): readonly [string, number] | undefined {
  if (kind === 'date') {
    const serial = serialOf(value)
    return serial === undefined ? undefined : [serial, value.length > 10 ? style.time : style.day]
  }
  if (kind === 'text' || !isExact(value)) return undefined
  if (kind === 'percent') return [hundredth(value), style.percent]
  return [value, kind === 'money' ? style.money : style.plain]
}

/** A cell as XML; '' for an empty one. Text is always text, whatever it begins with. */
export function cellXml(value: string | number | null | undefined, kind: CellKind | 'heading', column: number, line: number): string {
  const plain = String(value ?? '')
  if (plain === '') return ''
  const address = `r="${lettersOf(column)}${line}"`
  const number = kind === 'heading' ? undefined : stored(plain, kind)
  if (number) return `<c ${address} s="${number[1]}"><v>${number[0]}</v></c>`
  const look = kind === 'heading' ? style.heading : /^[=+\-@']/.test(plain) ? style.marked : style.text
  return `<c ${address} t="inlineStr" s="${look}"><is><t xml:space="preserve">${text(plain.slice(0, mostSigns))}</t></is></c>`
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
