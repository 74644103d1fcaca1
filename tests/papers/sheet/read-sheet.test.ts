import Zip from 'jszip'
import { expect, it } from 'vitest'
import { readSheet } from '#src/papers/sheet/read-sheet.ts'

const read = async (...parts: BlobPart[]) => (await readSheet(new Blob(parts))).map(({ line, cells }) => [line, ...cells])
const fault = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: { fault?: string }) => error.fault,
  )

/** A workbook as Excel writes it: shared texts, styles by number, several sheets, rows with gaps. */
async function workbook(sheet: string, book = '') {
  const zip = new Zip()
  zip.file(
    'xl/workbook.xml',
    `<workbook xmlns:r="r"><workbookPr ${book}/><sheets><sheet name="old" sheetId="2" state="hidden" r:id="rId1"/><sheet name="s" sheetId="1" r:id="rId7"/></sheets></workbook>`,
  )
  zip.file(
    'xl/_rels/workbook.xml.rels',
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet9.xml"/><Relationship Target="/xl/worksheets/sheet3.xml" Id="rId7"/></Relationships>',
  )
  zip.file(
    'xl/sharedStrings.xml',
    '<sst><si><t>名称</t></si><si><r><t>粗</t></r><r><t xml:space="preserve"> &amp; 细</t></r><rPh sb="0" eb="1"><t>cu</t></rPh></si><si><t>a_x000D_&#10;b</t></si></sst>',
  )
  zip.file(
    'xl/styles.xml',
    `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-804]yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@"/><numFmt numFmtId="171" formatCode="&quot;day&quot; 0.00"/><numFmt numFmtId="172" formatCode="[Red]0.0%"/></numFmts>
     <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
  )
  zip.file('xl/worksheets/sheet3.xml', `<worksheet><sheetData>${sheet}</sheetData></worksheet>`)
  return zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' })
}
const head = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'

it('reads what Excel writes: shared and rich texts, gaps, days, shares, results of formulas', async () => {
  const sheet = `${head}<row r="4" spans="1:6"><c r="A4" t="s"><v>1</v></c><c r="C4" s="1"><v>46348</v></c><c r="D4" s="2"><v>1.1000000000000001</v></c>
    <c r="E4" s="3"><v>0.13</v></c><c r="F4"><f>A1&gt;"x"</f><v>2.5</v></c><c r="G4" t="b"><v>1</v></c><c r="H4" t="str"><f>x</f><v>so</v></c></row>
    <row><c t="inlineStr"><is><t>in</t></is></c><c s="4"><v>46348.5</v></c><c s="1"/><c t="e"><v>#N/A</v></c><c t="s"><v>2</v></c></row><row r="9"><c r="A9"/></row>`
  expect(await read(await workbook(sheet))).toEqual([
    [1, '名称'],
    [4, '粗 & 细', '', '2026-11-22', '1.1', '13%', '2.5', 'TRUE', 'so'],
    [5, 'in', '2026-11-22 12:00:00', '', '#N/A', 'a\r\nb'],
  ])
  const old = `${head}<row r="2"><c r="A2" s="1"><v>44886</v></c></row>`
  expect((await read(await workbook(old, 'date1904="1"')))[1]).toEqual([2, '2026-11-22'])
})

it('reads a CSV, whatever its name says', async () => {
  expect(await read('名称,数\n铁,1')).toEqual([
    [1, '名称', '数'],
    [2, '铁', '1'],
  ])
})

it('says what is no table, what is broken, empty or too long', async () => {
  expect(await fault(read(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])))).toBe('kind')
  expect(await fault(read('%PDF-1.7'))).toBe('kind')
  expect(await fault(read('a\0b\nc'))).toBe('kind')
  expect(await fault(read('PK\u0003\u0004broken'))).toBe('broken')
  expect(await fault(read(await new Zip().file('x', 'y').generateAsync({ type: 'arraybuffer' })))).toBe('kind')
  expect(await fault(read(await workbook(head)))).toBe('empty')
  expect(await fault(read(''))).toBe('empty')
  const rows = Array.from({ length: 10_002 }, (_, at) => `<row r="${at + 1}"><c><v>1</v></c></row>`)
  expect(await fault(read(await workbook(rows.join(''))))).toBe('rows')
})
