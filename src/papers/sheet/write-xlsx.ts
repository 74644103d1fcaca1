import { joined } from '#src/lib/inflated.ts'
import { cellXml, listXml, styles, text as escaped, type CellKind } from './xlsx-cells.ts'

export interface SheetColumn {
  title: string
  as?: CellKind
  /** What may be chosen in its cells. */
  choices?: readonly string[]
}

export interface SheetPart {
  name: string
  columns: readonly SheetColumn[]
  /** Values as plain text: decimals, `YYYY-MM-DD HH:mm:ss`. */
  rows: readonly (readonly (string | number | null | undefined)[])[]
}

/** Rows that a sheet holds, its headings among them. */
const mostRows = 1_048_576
const rowsAtOnce = 2000
const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A workbook of one sheet a part; a part with more rows than a sheet holds gets further ones. */
export async function writeXlsx(parts: readonly SheetPart[], most = mostRows): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = parts.flatMap((part) => split(part, most - 1))
  const names = sheetNames(sheets.map(({ name }) => name))
  const { default: Zip } = await import('jszip')
  const zip = new Zip()
  const put = (path: string, xml: string | Uint8Array) => zip.file(path, xml, { createFolders: false })
  put('[Content_Types].xml', contentTypes(sheets.length))
  put('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']]))
  put('xl/workbook.xml', workbook(names))
  put(
    'xl/_rels/workbook.xml.rels',
    relations([...sheets.map((_, at): [string, string] => ['worksheet', `worksheets/sheet${at + 1}.xml`]), ['styles', 'styles.xml']]),
  )
  put('xl/styles.xml', xmlHead + styles(main))
  for (const [at, sheet] of sheets.entries()) put(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet))
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE', compressionOptions: { level: 4 } }) as Promise<
    Uint8Array<ArrayBuffer>
  >
}

function split(part: SheetPart, most: number): SheetPart[] {
  const count = Math.max(1, Math.ceil(part.rows.length / most))
  if (count === 1) return [part]
  return Array.from({ length: count }, (_, at) => ({ ...part, rows: part.rows.slice(at * most, (at + 1) * most) }))
}

/** Names as a workbook allows them: 31 signs, some not at all, none twice. */
function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>()
  return wanted.map((name) => {
    const plain =
      name
        .replace(/[[\]:*?/\\]/g, ' ')
        .replace(/^'+|'+$/g, '')
        .trim() || 'Sheet'
    for (let nth = 1; ; nth++) {
      const end = nth === 1 ? '' : ` ${nth}`
      const free = plain.slice(0, 31 - end.length) + end
      if (taken.has(free.toLowerCase())) continue
      taken.add(free.toLowerCase())
      return free
    }
  })
}

const contentTypes = (count: number) => {
  const sheet = (at: number) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${mime}.worksheet+xml"/>`
  return `${xmlHead}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mime}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${mime}.styles+xml"/>${Array.from({ length: count }, (_, at) => sheet(at)).join('')}</Types>`
}

const relations = (list: readonly (readonly [string, string])[]) =>
  `${xmlHead}<Relationships xmlns="${packages}/relationships">${list.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`).join('')}</Relationships>`

const workbook = (names: readonly string[]) =>
  `${xmlHead}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`

const widthOf = (value: unknown) => [...String(value ?? '')].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 255 ? 2 : 1), 0)

function sheetXml({ columns, rows }: SheetPart): Uint8Array {
  const widths = columns.map(({ title }, at) =>
    Math.min(60, Math.max(10, 2 + widthOf(title), ...rows.slice(0, 100).map((row) => 2 + widthOf(row[at])))),
  )
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const add = (xml: string) => parts.push(encoder.encode(xml))
  const cols = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')
  add(
    `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols}</cols><sheetData><row r="1">`,
  )
  add(`${columns.map(({ title }, at) => cellXml(title, 'heading', at, 1)).join('')}</row>`)
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const lines = rows.slice(from, from + rowsAtOnce).map((row, at) => {
      const line = from + at + 2
      return `<row r="${line}">${columns.map(({ as = 'text' }, place) => cellXml(row[place], as, place, line)).join('')}</row>`
    })
    add(lines.join(''))
  }
  add(`</sheetData>${listXml(columns.map(({ choices = [] }) => choices))}</worksheet>`)
  return joined(parts)
}
