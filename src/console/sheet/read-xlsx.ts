import type JSZip from 'jszip'
import { inflated } from '#src/lib/inflated.ts'
import { limits, SheetError, type SheetLine } from './sheet.ts'
import { sharedStrings, sheetLines } from './xlsx-rows.ts'
import { meaningsOf } from './xlsx-styles.ts'
import { attributeOf, marksOf } from './xml-marks.ts'

/** The rows of the first sheet that is not hidden. @throws SheetError */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<SheetLine[]> {
  const { default: Zip } = await import('jszip')
  const zip = await Zip.loadAsync(bytes).catch(() => {
    throw new SheetError('broken')
  })
  const read = readerOf(zip)
  const book = await read('xl/workbook.xml')
  if (book === undefined) throw new SheetError('kind')
  const sheet = await read(pathOf(book, (await read('xl/_rels/workbook.xml.rels')) ?? ''))
  if (sheet === undefined) throw new SheetError('broken')
  return sheetLines(sheet, {
    strings: sharedStrings((await read('xl/sharedStrings.xml')) ?? ''),
    meanings: meaningsOf((await read('xl/styles.xml')) ?? ''),
    epoch: /date1904\s*=\s*["'](1|true)["']/.test(book) ? 1904 : 1900,
  })
}

// what really comes out is counted: a small file can hold gigabytes
function readerOf(zip: JSZip) {
  let room: number = limits.inflated
  return async (path: string): Promise<string | undefined> => {
    const entry = zip.file(path) ?? zip.file(path.replaceAll('/', '\\'))
    if (!entry) return undefined
    const bytes = await inflated(entry, room, { large: new SheetError('large'), broken: new SheetError('broken') })
    room -= bytes.length
    return new TextDecoder().decode(bytes)
  }
}

function pathOf(book: string, relations: string): string {
  const sheets = [...marksOf(book)].filter(({ name, isEnd }) => name === 'sheet' && !isEnd)
  const sheet = sheets.find((mark) => !/hidden/i.test(attributeOf(mark, 'state') ?? '')) ?? sheets[0]
  const id = sheet && attributeOf(sheet, 'id')
  const relation = [...marksOf(relations)].find((mark) => mark.name === 'Relationship' && attributeOf(mark, 'Id') === id)
  const target = relation && attributeOf(relation, 'Target')
  if (!target) return 'xl/worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}
