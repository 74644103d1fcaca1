import { csvLines, decoded } from './csv-text.ts'
import { limits, SheetError, type SheetLine } from './sheet.ts'

/** Reads a table that somebody chose: what it is, is judged by its bytes. @throws SheetError */
export async function readSheet(file: Blob): Promise<SheetLine[]> {
  if (file.size > limits.file) throw new SheetError('large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const lines = await linesOf(bytes)
  if (lines.length < 2) throw new SheetError('empty')
  return lines
}

const begins = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, at) => bytes[at] === sign)

async function linesOf(bytes: Uint8Array<ArrayBuffer>): Promise<SheetLine[]> {
  if (begins(bytes, 0x50, 0x4b)) return (await import('./read-xlsx.ts')).readXlsx(bytes)
  // the older .xls, pictures, PDF: no text has a nought or these signs at its beginning
  const isText = begins(bytes, 0xff, 0xfe) || begins(bytes, 0xfe, 0xff) || !bytes.subarray(0, 4096).includes(0)
  if (!isText || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0) || begins(bytes, 0x25, 0x50, 0x44, 0x46)) throw new SheetError('kind')
  const text = decoded(bytes)
  if (isPage(text)) throw new SheetError('html')
  if (/^\s*<\?xml/.test(text)) throw new SheetError('kind')
  return csvLines(text)
}

// older systems save a web page under the name of a workbook; a cell of a CSV may begin with < as well
function isPage(text: string): boolean {
  const head = text.slice(0, 4096).trimStart()
  if (/^MIME-Version:/i.test(head)) return true
  return /^<(?:[!?]|html|head|meta|body|table)/i.test(head) && /<(?:!doctype\s+html|html|body|table)[\s>]/i.test(head)
}
