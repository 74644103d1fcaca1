import { partsOf, type Parts, type Relation } from './package-parts.ts'
import { SheetError, type SheetLine } from './sheet.ts'
import { sharedStrings, sheetLines } from './xlsx-rows.ts'
import { meaningsOf } from './xlsx-styles.ts'
import { attributeOf, marksOf, type Mark } from './xml-marks.ts'

/**
 * The rows of a sheet: of the name, or the first one that is not hidden. Its parts are found by the relations, whatever they are called.
 * @throws SheetError
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>, name?: string): Promise<SheetLine[]> {
  const { default: Zip } = await import('jszip')
  const zip = await Zip.loadAsync(bytes).catch(() => {
    throw new SheetError('broken')
  })
  const parts = partsOf(zip)
  const { book, marks } = await workbookOf(parts)
  const relations = await parts.relationsOf(book)
  const part = (type: string, usual: string) => parts.read(relations.find((one) => one.type === type)?.target ?? `xl/${usual}`)
  const sheet = await parts.read(sheetOf(marks, relations, name))
  if (sheet === undefined) throw new SheetError('broken')
  const properties = marks.find(({ name }) => name === 'workbookPr')
  return sheetLines(sheet, {
    strings: sharedStrings((await part('sharedStrings', 'sharedStrings.xml')) ?? ''),
    meanings: meaningsOf((await part('styles', 'styles.xml')) ?? ''),
    epoch: /^(1|true)$/.test((properties && attributeOf(properties, 'date1904')) ?? '') ? 1904 : 1900,
  })
}

// also a letter, a zip of pictures and the binary workbook come in a zip
async function workbookOf(parts: Parts): Promise<{ book: string; marks: readonly Mark[] }> {
  const book = (await parts.relationsOf('')).find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const xml = book.toLowerCase().endsWith('.xml') ? await parts.read(book) : undefined
  const marks = xml === undefined ? [] : [...marksOf(xml)]
  if (marks[0]?.name !== 'workbook') throw new SheetError('kind')
  return { book, marks }
}

/** The part of the sheet of a name, or of the first that is shown and has cells: a sheet may be one chart. */
function sheetOf(marks: readonly Mark[], relations: readonly Relation[], name?: string): string {
  const sheets = marks
    .filter(({ name, isEnd }) => name === 'sheet' && !isEnd)
    .map((mark) => ({ mark, relation: relations.find(({ id }) => id === attributeOf(mark, 'id')) }))
    .filter(({ relation }) => relation === undefined || relation.type === '' || relation.type === 'worksheet')
  const named = sheets.find(({ mark }) => attributeOf(mark, 'name') === name)
  if (name !== undefined && !named) throw new SheetError('empty')
  const shown = named ?? sheets.find(({ mark }) => !/hidden/i.test(attributeOf(mark, 'state') ?? '')) ?? sheets[0]
  return shown?.relation?.target ?? 'xl/worksheets/sheet1.xml'
}
