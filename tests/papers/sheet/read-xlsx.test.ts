import { readFileSync } from 'node:fs'
import * as other from '@e965/xlsx'
import Zip from 'jszip'
import { expect, it } from 'vitest'
import { readSheet } from '#src/papers/sheet/read-sheet.ts'

const read = async (...parts: BlobPart[]) => (await readSheet(new Blob(parts))).map(({ cells }) => cells)
const fault = (work: Promise<unknown>) =>
  work.then(
    (lines) => lines,
    (error: { fault?: string }) => error.fault,
  )

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const usual = {
  root: '_rels/.rels',
  book: 'xl/workbook.xml',
  relations: 'xl/_rels/workbook.xml.rels',
  sheet: 'xl/worksheets/sheet1.xml',
  strings: 'xl/sharedStrings.xml',
  styles: 'xl/styles.xml',
}
/** Parts of a small workbook by their names; changes come over it, and a name may be another one. */
async function workbook(changes: Partial<Record<keyof typeof usual, string | Uint8Array>> = {}, names: Partial<typeof usual> = {}) {
  const at = { ...usual, ...names }
  const folder = at.book.slice(0, at.book.lastIndexOf('/') + 1)
  const inside = (name: string) => (name.startsWith(folder) ? name.slice(folder.length) : `/${name}`)
  const content: Record<keyof typeof usual, string | Uint8Array> = {
    root: `<Relationships><Relationship Id="rId1" Type="${office}/officeDocument" Target="${at.book}"/></Relationships>`,
    book: '<workbook xmlns:r="r"><sheets><sheet name="s" sheetId="1" r:id="rId1"/></sheets></workbook>',
    relations: `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="${inside(at.sheet)}"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="${inside(at.strings)}"/><Relationship Id="rId3" Type="${office}/styles" Target="${inside(at.styles)}"/></Relationships>`,
    strings: '<sst><si><t>名称</t></si><si><t>数量</t></si><si><t>甲</t></si><si><t>乙</t></si></sst>',
    sheet:
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>1</v></c></row><row r="3"><c r="A3" t="s"><v>3</v></c><c r="B3"><v>2</v></c></row></sheetData></worksheet>',
    styles: '<styleSheet/>',
    ...changes,
  }
  const zip = new Zip()
  for (const key of Object.keys(at) as (keyof typeof usual)[]) zip.file(at[key], content[key])
  return zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' })
}
const shouted = `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="WorkSheets/Sheet1.XML"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="/XL/SHAREDSTRINGS.xml"/></Relationships>`
const table = [
  ['名称', '数量'],
  ['甲', '1'],
  ['乙', '2'],
]

function utf16(text: string, isBig: boolean, hasSign: boolean) {
  const units = Uint16Array.from(hasSign ? `\ufeff${text}` : text, (sign) => sign.charCodeAt(0))
  const bytes = new Uint8Array(units.length * 2)
  for (const [at, unit] of units.entries()) new DataView(bytes.buffer).setUint16(at * 2, unit, !isBig)
  return bytes
}
const strings16 =
  '<?xml version="1.0" encoding="UTF-16"?><sst><si><t>名称</t></si><si><t>数量</t></si><si><t>甲</t></si><si><t>乙</t></si></sst>'

it.each([
  ['with the usual names', {}, {}],
  ['whose shared texts have a name in other letters', {}, { strings: 'xl/SharedStrings.xml' }],
  ['whose parts have names in other letters', {}, { strings: 'XL/sharedstrings.XML' }],
  ['whose relations spell the names in other letters than the zip', { relations: shouted }, {}],
  ['whose shared texts lie elsewhere', {}, { strings: 'xl/shared/texts.xml', styles: 'common/looks.xml' }],
  ['whose shared texts are CDATA', { strings: '<sst><si><t><![CDATA[名称]]></t></si><si><t>数<!-- no --><![CDATA[量]]></t></si><si><t>甲</t></si><si><t>乙</t></si></sst>' }, {}], // prettier-ignore
  ['of Excel for the web', {}, { book: 'xl/workbook22.xml', relations: 'xl/_rels/workbook22.xml.rels' }],
  ['outside of the folder xl', {}, { book: 'book/main.xml', relations: 'book/_rels/main.xml.rels', sheet: 'book/one.xml', strings: 'book/t.xml' }], // prettier-ignore
  ['with a part in UTF-16 that says so by its sign', { strings: utf16(strings16, false, true) }, {}],
  ['with a part in UTF-16, the other way round', { strings: utf16(strings16, true, true) }, {}],
  ['with a part in UTF-16 without a sign', { strings: utf16(strings16, false, false) }, {}],
])('reads a workbook %s', async (_, changes, names) => expect(await read(await workbook(changes, names))).toEqual(table))

it('keeps what CDATA says as it is', async () => {
  const strings = '<sst><si><t><![CDATA[a<b & "c" &amp; d]]></t></si><si><t>&lt;e&gt;</t></si><si><t/></si><si><t/></si></sst>'
  expect((await read(await workbook({ strings })))[0]).toEqual(['a<b & "c" &amp; d', '<e>'])
})

it('follows a relation upwards, and passes over charts and a DTD', async () => {
  const book =
    '<!DOCTYPE workbook [<!ENTITY x "y"> <!ELEMENT sheet ANY>]><workbook xmlns:r="r"><sheets><sheet name="c" sheetId="2" r:id="rId9"/><sheet name="s" sheetId="1" r:id="rId1"/></sheets></workbook>'
  const relations = `<Relationships><Relationship Id="rId9" Type="${office}/chartsheet" Target="chartsheets/sheet1.xml"/><Relationship Id="rId1" Type="${office}/worksheet" Target="../xl/./worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`
  expect(await read(await workbook({ book, relations }))).toEqual(table)
})

it.each([
  ['[h]:mm', '1.5208333333333333', '36:30'],
  ['[h]:mm', '1.5208449074074074', '36:30:01'],
  ['[hh]:mm:ss', '1.5208333333333333', '36:30:00'],
  ['[mm]:ss', '0.0628587962962963', '90:31'],
  ['[s]', '1.5', '129600'],
  ['[h]', '2', '48'],
  ['[h]:mm', '-0.0625', '-1:30'],
  ['[h]:mm', '0', '0:00'],
  ['h:mm', '0.5', '12:00:00'],
  ['[Red][h]:mm;@', '1.25', '30:00'],
])('shows a time of format %s, stored as %s, as %s', async (code, stored, shown) => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts><cellXfs><xf/><xf numFmtId="170"/><xf numFmtId="46"/></cellXfs></styleSheet>`
  const cells = (style: number) => `<row><c><v>1</v></c></row><row><c s="${style}"><v>${stored}</v></c></row>`
  const sheet = `<worksheet><sheetData>${cells(1)}</sheetData></worksheet>`
  expect((await read(await workbook({ sheet, styles })))[1]).toEqual([shown])
})

it.each([
  '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head></head><body><table><tr><td>名称</td></tr></table>',
  '\ufeff \r\n<table border="1"><tr><td>名称</td></tr></table>',
  '<!DOCTYPE html PUBLIC "x"><HTML>',
  '<?xml version="1.0"?><!-- a -->\n<html><body>1</body></html>',
  'MIME-Version: 1.0\r\nContent-Type: multipart/related',
])('refuses a web page under the name of a workbook: %j', async (page) => expect(await fault(read(page))).toBe('html'))

it('reads a CSV that speaks of marks, and refuses other XML and the binary workbook', async () => {
  expect(await read('<5 kg,1\n<table>,2')).toEqual([
    ['<5 kg', '1'],
    ['<table>', '2'],
  ])
  expect(await fault(read('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'))).toBe('kind')
  expect(await fault(read(await workbook({ book: '<document/>' })))).toBe('kind')
  expect(await fault(read(await workbook({}, { book: 'xl/workbook.bin' })))).toBe('kind')
})

// a reading that goes back over what it has seen would take hours for each of these
const million = 1_000_000
it.each([
  ['<a '.repeat(million), 'broken'],
  ['<a b="'.repeat(million), 'broken'],
  [`<row><c t='"'>${'<v "'.repeat(million)}`, 'broken'],
  ['<!--'.repeat(million), 'broken'],
  ['<![CDATA['.repeat(million), 'broken'],
  ['<!D ['.repeat(million), 'broken'],
  ['<?x'.repeat(million), 'broken'],
  [`<c ${'a '.repeat(million)}/>`, 'empty'],
  [`<c ${'a='.repeat(million)}/>`, 'empty'],
  [`<c ${'a="" '.repeat(million)}/>`, 'empty'],
  ['&#x'.repeat(million), 'empty'],
])('is done at once with a hostile sheet (%#)', async (sheet, wanted) => expect(await fault(read(await workbook({ sheet })))).toBe(wanted))

it('is done at once with a hostile format', async () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${'[x'.repeat(million)}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`
  expect(await read(await workbook({ styles }))).toEqual(table)
})

it('reads what LibreOffice writes', async () => {
  expect(await read(readFileSync('tests/fixtures/sheets/stock-libreoffice.xlsx'))).toEqual([
    ['名称', '数量', '日期', '税率', '工时'],
    ['丁腈 <3mm> & 垫片', '12.345', '2026-11-22', '13%', '36:30'],
    ['圈', '', '', '', '24.69'],
  ])
})

it('reads what another library writes', async () => {
  const cells = [
    ['名称', '数量', '税率', '工时'],
    ['丁腈 <3mm>', 12.345, { t: 'n', v: 0.13, z: '0.0%' }, { t: 'n', v: 1.5208333333333333, z: '[h]:mm' }],
    ['圈\n二', 0.1 + 0.2, null, true],
  ]
  const book = other.utils.book_new()
  other.utils.book_append_sheet(book, other.utils.aoa_to_sheet(cells), '库存')
  for (const bookSST of [false, true]) {
    const bytes = other.write(book, { type: 'array', bookType: 'xlsx', bookSST }) as ArrayBuffer
    expect(await read(bytes)).toEqual([
      ['名称', '数量', '税率', '工时'],
      ['丁腈 <3mm>', '12.345', '13%', '36:30'],
      ['圈\n二', '0.3', '', 'TRUE'],
    ])
  }
})
