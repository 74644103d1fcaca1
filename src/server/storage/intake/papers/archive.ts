import type { FileHandle } from 'node:fs/promises'
import { archiveTail } from '../hidden-code.ts'

/** Bytes of the list of an archive's entries that are looked at. */
const longestList = 4 * 1024 * 1024
const listed = 0x02014b50
const end = Buffer.from('PK\x05\x06', 'latin1')

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, position)
  return bytes.subarray(0, bytesRead)
}

/** Names of an archive's entries as its list tells them; undefined where it is no whole archive, or has nothing in it. Nothing is unpacked. */
export async function entriesOf(file: FileHandle, size: number): Promise<string[] | undefined> {
  const start = Math.max(0, size - archiveTail)
  const tail = await bytesAt(file, start, size - start)
  const at = tail.lastIndexOf(end)
  if (at < 0 || tail.length < at + 22) return undefined
  // what follows the end record must be its comment, whole
  if (at + 22 + tail.readUInt16LE(at + 20) !== tail.length) return undefined
  const [count, length, from] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
  if (count === 0 || length > longestList || from + length > start + at) return undefined
  return namesIn(await bytesAt(file, from, length), count)
}

function namesIn(list: Buffer, count: number): string[] | undefined {
  const names: string[] = []
  for (let at = 0; names.length < count;) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== listed) return undefined
    const [name, extra, comment] = [28, 30, 32].map((offset) => list.readUInt16LE(at + offset)) as [number, number, number]
    names.push(list.toString('utf8', at + 46, at + 46 + name))
    at += 46 + name + extra + comment
  }
  return names
}
