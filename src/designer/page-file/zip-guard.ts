import { limits, PageFileError } from './page-file.ts'

const endLength = 22
const longestComment = 0xff_ff
const entryLength = 46

interface Entry {
  readonly name: string
  /** As the list says; what really comes out is counted again. */
  readonly size: number
}

/** Looks at a zip before anything of it is unpacked: how many files, how large, under which names. @throws PageFileError */
export async function checkZip(zip: Blob): Promise<readonly Entry[]> {
  if (zip.size > limits.zip) throw new PageFileError('tooLarge')
  const start = Math.max(0, zip.size - endLength - longestComment)
  const tail = await bytesOf(zip.slice(start))
  const end = endOf(tail)
  if (end < 0) throw new PageFileError('noZip')
  const view = viewOf(tail)
  const [count, size, offset] = [view.getUint16(end + 10, true), view.getUint32(end + 12, true), view.getUint32(end + 16, true)]
  // parts on several disks, sizes beyond 4 GB, or something between the list and its end: no zip of ours
  if (view.getUint16(end + 4, true) !== 0 || offset + size !== start + end) throw new PageFileError('broken')
  if (count > limits.entries || size > limits.entries * 512) throw new PageFileError('tooMany')
  const entries = entriesIn(await bytesOf(zip.slice(offset, offset + size)))
  if (entries.length !== count) throw new PageFileError('broken')
  checkEntries(entries)
  return entries
}

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer())
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Where the end record begins; -1 when there is none. Its comment reaches to the end of the file. */
function endOf(tail: Uint8Array): number {
  const view = viewOf(tail)
  for (let at = tail.length - endLength; at >= 0; at--)
    if (view.getUint32(at, true) === 0x06_05_4b_50 && at + endLength + view.getUint16(at + 20, true) === tail.length) return at
  return -1
}

function entriesIn(list: Uint8Array): Entry[] {
  const view = viewOf(list)
  const entries: Entry[] = []
  let at = 0
  while (at < list.length) {
    if (at + entryLength > list.length || view.getUint32(at, true) !== 0x02_01_4b_50) throw new PageFileError('broken')
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
    if (isEncrypted) throw new PageFileError('broken')
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [number, number, number]
    const text = new TextDecoder().decode(list.subarray(at + entryLength, at + entryLength + name))
    entries.push({ name: text, size: view.getUint32(at + 24, true) })
    if (entries.length > limits.entries) throw new PageFileError('tooMany')
    at += entryLength + name + extra + comment
  }
  return entries
}

// nothing is ever written to a disk here; a file that tries it is not from us
const isPlain = (name: string): boolean =>
  /^[^\\:*?"<>|\p{Cc}]{1,200}$/u.test(name) &&
  !name.startsWith('/') &&
  name.split('/').every((part, index, parts) => (part === '' ? index === parts.length - 1 : part !== '.' && part !== '..'))

function checkEntries(entries: readonly Entry[]): void {
  if (!entries.every(({ name }) => isPlain(name))) throw new PageFileError('paths')
  if (new Set(entries.map(({ name }) => name)).size !== entries.length) throw new PageFileError('broken')
  if (entries.reduce((sum, { size }) => sum + size, 0) > limits.inflated) throw new PageFileError('inflated')
}
