import { open, readFile, type FileHandle } from 'node:fs/promises'
import { endingOf } from '../picture.ts'
import { entriesOf } from './archive.ts'

/** Looks at the content of a file on the disk, never at what the client says of it. */
type Look = (file: FileHandle, size: number) => Promise<boolean>

const at = async (file: FileHandle, position: number, length: number) => {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, (await file.read(bytes, 0, length, position)).bytesRead)
}
const beginsWith = async (file: FileHandle, signature: string) => (await at(file, 0, signature.length)).toString('latin1') === signature

/** The end of a document stands at its end; writers leave a little behind it. */
const pdfTail = 4096

const isPdf: Look = async (file, size) =>
  (await beginsWith(file, '%PDF-')) && (await at(file, Math.max(0, size - pdfTail), pdfTail)).includes('%%EOF')

const isArchive: Look = async (file, size) => (await beginsWith(file, 'PK\x03\x04')) && (await entriesOf(file, size)) !== undefined

/** An archive with the parts of a document in it, and without macros, which have endings of their own. */
const isOffice =
  (part: string): Look =>
  async (file, size) => {
    const names = (await beginsWith(file, 'PK\x03\x04')) ? await entriesOf(file, size) : undefined
    return (
      names !== undefined &&
      names.includes('[Content_Types].xml') &&
      names.includes(part) &&
      !names.some((name) => /vbaproject\.bin$/i.test(name))
    )
  }

const step = 1024 * 1024

/** A compound file in which a stream of one of these names stands. */
const isCompound =
  (...streams: string[]): Look =>
  async (file, size) => {
    if (!(await beginsWith(file, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'))) return false
    const wanted = streams.map((name) => Buffer.from(`${name}\0`, 'utf16le'))
    for (let position = 0; position < size; position += step) {
      // names that lie across two steps are whole in one of them
      const part = await at(file, position, step + 64)
      if (wanted.some((name) => part.includes(name))) return true
    }
    return false
  }

// oxlint-disable-next-line no-control-regex -- what no text holds but line ends, tabs and page breaks
const unwritten = /[\0-\x08\x0b\x0e-\x1f\x7f]/
const others = ['%PDF-', 'PK\x03\x04', 'MZ', '{\\rtf']

/** Words and nothing else, as Windows and phones write them. */
function isText(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 8)
  if (bytes.length === 0 || others.some((other) => head.startsWith(other))) return false
  const encodings = bytes.toString('latin1', 0, 2) === '\xff\xfe' ? ['utf-16le'] : ['utf-8', 'gb18030']
  return encodings.some((encoding) => {
    try {
      return !unwritten.test(new TextDecoder(encoding, { fatal: true }).decode(bytes))
    } catch {
      return false
    }
  })
}

const looks: Record<string, Look> = {
  pdf: isPdf,
  zip: isArchive,
  docx: isOffice('word/document.xml'),
  xlsx: isOffice('xl/workbook.xml'),
  doc: isCompound('WordDocument'),
  xls: isCompound('Workbook', 'Book'),
}

/** Endings of the papers that people send each other. */
export const paperEndings = new Set([...Object.keys(looks), 'txt'])

export const isPaperName = (name: string): boolean => paperEndings.has(endingOf(name))

/** Whether a file on the disk is what its ending says. */
export async function isPaper(path: string, name: string): Promise<boolean> {
  const ending = endingOf(name)
  if (ending === 'txt') return isText(await readFile(path))
  const look = looks[ending]
  if (!look) return false
  const file = await open(path)
  try {
    return await look(file, (await file.stat()).size)
  } finally {
    await file.close()
  }
}
