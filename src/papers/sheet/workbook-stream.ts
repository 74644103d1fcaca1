import { cellXml, formulaXml, lettersOf, listXml, styles, text as escaped, type CellKind, type CellLook } from './xlsx-cells.ts'
import { ColumnSum } from './column-sum.ts'
import { laidXml, type LaidSheet } from './laid-sheet.ts'
import { RowQueue, type CellValue, type SheetRow } from './row-queue.ts'
import { zipped, type ZipFile } from './zip-stream.ts'

export interface SheetColumn {
  title: string
  /** Text unless told, so that ids and long figures stay what they are. */
  as?: CellKind
  /** The words of a flag, for yes and for no. */
  flags?: readonly [string, string]
  /** What may be chosen in its cells. */
  choices?: readonly string[]
  /** In characters; without one, of what the first rows hold. */
  width?: number
  /** Its sum stands in the last row. */
  isSummed?: boolean
}

export interface Sheet {
  name: string
  columns: readonly SheetColumn[]
  /** Values as plain text: decimals, `YYYY-MM-DD HH:mm:ss`. They are taken one by one as the file is written. */
  rows: Iterable<SheetRow> | AsyncIterable<SheetRow>
  /** The word in front of the sums, `合计`; without it there is no such row. */
  total?: string
  /** Its rows can be filtered by their columns; sums are formulas then, of what a filter leaves. */
  isFiltered?: boolean
}

/** Rows that a sheet holds, its headings among them. */
const mostRows = 1_048_576
/** Rows that say how wide columns are, and signs that are packed at once. */
const rowsAhead = 100
const signsAtOnce = 16_384
const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What a workbook is on the web. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * A workbook as a stream of bytes; a sheet with more rows than one holds goes on in further ones. Rows are read no faster than bytes are
 * taken, so any number of them needs the same memory, and who cancels the stream ends the rows.
 */
export function workbookStream(sheets: readonly (Sheet | LaidSheet)[], most = mostRows): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = zipped(filesOf(sheets, most))
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await bytes.return(undefined)
    },
  })
}

/** A workbook as a file. */
export async function workbookFile(sheets: readonly (Sheet | LaidSheet)[], most?: number): Promise<Blob> {
  const parts: BlobPart[] = []
  const reader = workbookStream(sheets, most).getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) parts.push(step.value)
  return new Blob(parts, { type: workbookType })
}

async function* filesOf(sheets: readonly (Sheet | LaidSheet)[], most: number): AsyncGenerator<ZipFile> {
  // programs tell the kind of a package by its first file
  yield fileOf('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']]))
  yield fileOf('xl/styles.xml', xmlHead + styles(main))
  const names: string[] = []
  const take = (wanted: string) => names.push(freeName(wanted, names))
  const titled = new Map<number, string>()
  for (const sheet of sheets) {
    if ('laid' in sheet) {
      const at = take(sheet.name)
      if (sheet.repeated) titled.set(at - 1, `$${sheet.repeated[0]}:$${sheet.repeated[1]}`)
      yield fileOf(`xl/worksheets/sheet${at}.xml`, `${xmlHead}<worksheet xmlns="${main}">${laidXml(sheet)}</worksheet>`)
      continue
    }
    const rows = new RowQueue(sheet.rows)
    const sums = sheet.total === undefined ? undefined : sheet.columns.map(({ isSummed }) => isSummed && new ColumnSum())
    const parts: Part[] = []
    try {
      do {
        const at = take(sheet.name)
        if (sheet.isFiltered) titled.set(at - 1, '$1:$1')
        parts.push({ name: names[at - 1]!, last: 1 })
        yield { name: `xl/worksheets/sheet${at}.xml`, content: encoded(sheetXml({ sheet, rows, sums, parts, most })) }
      } while ((await rows.peek(1)).length > 0)
    } finally {
      await rows.close()
    }
  }
  yield fileOf('xl/workbook.xml', workbook(names, titled))
  const targets = names.map((_, at): [string, string] => ['worksheet', `worksheets/sheet${at + 1}.xml`])
  yield fileOf('xl/_rels/workbook.xml.rels', relations([...targets, ['styles', 'styles.xml']]))
  yield fileOf('[Content_Types].xml', contentTypes(names.length))
}

const fileOf = (name: string, xml: string): ZipFile => ({ name, content: encoded([xml]) })

async function* encoded(parts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  for await (const part of parts) yield encoder.encode(part)
}

/** A name as a workbook allows it: 31 signs, some not at all, none twice. */
function freeName(wanted: string, taken: readonly string[]): string {
  const plain =
    wanted
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || 'Sheet'
  for (let nth = 1; ; nth++) {
    const end = nth === 1 ? '' : ` ${nth}`
    const free = plain.slice(0, 31 - end.length) + end
    if (!taken.some((name) => name.toLowerCase() === free.toLowerCase())) return free
  }
}

const contentTypes = (count: number) => {
  const sheet = (at: number) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${mime}.worksheet+xml"/>`
  return `${xmlHead}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mime}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${mime}.styles+xml"/>${Array.from({ length: count }, (_, at) => sheet(at)).join('')}</Types>`
}

const relations = (list: readonly (readonly [string, string])[]) =>
  `${xmlHead}<Relationships xmlns="${packages}/relationships">${list.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`

/** A sheet within a formula. */
const inFormula = (name: string) => `'${name.replaceAll("'", "''")}'!`

/** `titled`: rows that every printed page of a sheet begins with. */
function workbook(names: readonly string[], titled: ReadonlyMap<number, string>): string {
  const repeated = [...titled].map(
    ([at, rows]) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${escaped(`${inFormula(names[at]!)}${rows}`)}</definedName>`,
  )
  const defined = repeated.length > 0 ? `<definedNames>${repeated.join('')}</definedNames>` : ''
  return `${xmlHead}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets>${defined}</workbook>`
}

const widthOf = (value: CellValue) => [...String(value ?? '')].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 255 ? 2 : 1), 0)

function widthsXml(columns: readonly SheetColumn[], rows: readonly SheetRow[]): string {
  const usual = (title: string, at: number) =>
    Math.min(60, Math.max(10, 2 + widthOf(title), ...rows.slice(0, rowsAhead).map((row) => 2 + widthOf(row[at]))))
  return columns
    .map(({ title, width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width ?? usual(title, at)}" customWidth="1"/>`)
    .join('')
}

const isYes = (value: CellValue) => value === true || value === 1 || value === '1'

/** What a column shows of a value. */
const shownIn = ({ as, flags }: SheetColumn, value: CellValue): CellValue =>
  as === 'flag' && flags && value !== null && value !== undefined && value !== '' ? flags[isYes(value) ? 0 : 1] : value

type Sums = readonly (ColumnSum | false | undefined)[]

/** A sheet that holds a part of the rows, and its last row of them. */
interface Part {
  name: string
  last: number
}

/** What is summed in a column of all parts: of what a filter of the spreadsheet leaves. */
function subtotal(parts: readonly Part[], letters: string): string {
  const isOne = parts.length === 1
  return parts.map(({ name, last }) => `SUBTOTAL(9,${isOne ? '' : inFormula(name)}${letters}2:${letters}${last})`).join('+')
}

interface Writing {
  sheet: Sheet
  rows: RowQueue
  sums: Sums | undefined
  /** Of this sheet; the last one is that which is written. */
  parts: readonly Part[]
  most: number
}

/** One sheet of the rows that are left, piece by piece; the sums stand in the last one. */
async function* sheetXml({ sheet: { columns, total, isFiltered = false }, rows, sums, parts, most }: Writing): AsyncGenerator<string> {
  const letters = columns.map((_, at) => lettersOf(at))
  const row = (at: number, cells: SheetRow, lookOf: (column: SheetColumn, at: number) => CellLook) =>
    `<row r="${at}">${columns.map((column, place) => cellXml(cells[place], lookOf(column, place), `${letters[place]}${at}`)).join('')}</row>`
  let xml = `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widthsXml(columns, await rows.peek(rowsAhead))}</cols><sheetData>`
  const titles = columns.map(({ title }) => title)
  xml += row(1, titles, () => 'heading')
  const part = parts.at(-1)!
  // the last row that a sheet has room for is that of the sums
  const end = sums ? most - 1 : most
  for (let cells; part.last < end && (cells = await rows.next());) {
    part.last++
    const shown = columns.map((column, at) => shownIn(column, cells[at]))
    xml += row(part.last, shown, ({ as = 'text' }) => as)
    if (sums) for (const [at, sum] of sums.entries()) if (sum) sum.add(shown[at])
    if (xml.length < signsAtOnce) continue
    yield xml
    xml = ''
  }
  if (sums && (await rows.peek(1)).length === 0) {
    const wordAt = sums.findIndex((sum) => !sum)
    const isLive = isFiltered && part.last > 1
    const cells = sums.map((sum, at) => {
      const look = columns[at]!.as === 'money' ? 'moneyTotal' : 'total'
      const address = `${letters[at]}${part.last + 1}`
      if (sum && isLive) return formulaXml(subtotal(parts, letters[at]!), sum.text, look, address)
      return cellXml(sum ? sum.text : at === wordAt ? total : '', look, address)
    })
    xml += `<row r="${part.last + 1}">${cells.join('')}</row>`
  }
  const filter = isFiltered ? `<autoFilter ref="A1:${letters.at(-1)}${part.last}"/>` : ''
  yield `${xml}</sheetData>${filter}${listXml(columns.map(({ choices = [] }) => choices))}</worksheet>`
}
