/** A file of a zip, its bytes as they come. */
export interface ZipFile {
  name: string
  content: AsyncIterable<Uint8Array<ArrayBuffer>>
}

interface Written {
  name: Uint8Array
  crc: number
  packed: number
  size: number
  offset: number
}

const table = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function crcOf(bytes: Uint8Array, before: number): number {
  let crc = ~before
  // by index: an iterator costs ten times as much
  for (let at = 0; at < bytes.length; at++) crc = table[(crc ^ bytes[at]!) & 0xff]! ^ (crc >>> 8)
  return ~crc >>> 0
}

/** Sizes and places are written in 32 bits. */
const mostBytes = 0xffff_fffe
// sizes stand behind the bytes, and names are UTF-8
const flags = 0x0808
const deflate = 8
const version = 20
/** 1980-01-01, the first day that a zip knows: equal content gives equal bytes. */
const epoch = 0x0021

/** Fields of a zip, each a value and its number of bytes. */
function fields(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(values.reduce((sum, [, size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [value, size] of values) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return bytes
}

type Field = readonly [number, 2 | 4]
const described = ({ crc, packed, size }: Pick<Written, 'crc' | 'packed' | 'size'>): Field[] => [
  [crc, 4],
  [packed, 4],
  [size, 4],
]
const common: readonly Field[] = [[version, 2], [flags, 2], [deflate, 2], [0, 2], [epoch, 2]] // prettier-ignore

/** Bytes as the platform packs them, no faster than they are taken; leaving early ends the content, too. */
async function* packed(content: AsyncIterable<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new CompressionStream('deflate-raw')
  const writer = writable.getWriter()
  const feed = async () => {
    for await (const bytes of content) await writer.write(bytes)
    await writer.close()
  }
  let failure: { reason: unknown } | undefined
  const feeding = feed().catch(async (reason: unknown) => {
    failure = { reason }
    await writer.abort(reason).catch(() => undefined)
  })
  const reader = readable.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      yield value
    }
  } catch (error) {
    // what went wrong with the content says more than the stream that was given up
    throw failure ? failure.reason : error
  } finally {
    await reader.cancel().catch(() => undefined)
    await writer.abort().catch(() => undefined)
    await feeding
  }
}

/** Files as a zip, byte by byte as they are asked for. @throws RangeError beyond 4 GB */
export async function* zipped(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const all: Written[] = []
  let offset = 0
  const passed = (bytes: Uint8Array<ArrayBuffer>) => {
    offset += bytes.length
    if (offset > mostBytes) throw new RangeError('a zip of more than 4 GB')
    return bytes
  }
  for await (const { name, content } of files) {
    const file: Written = { name: encoder.encode(name), crc: 0, packed: 0, size: 0, offset }
    yield passed(fields([0x04034b50, 4], ...common, [0, 4], [0, 4], [0, 4], [file.name.length, 2], [0, 2]))
    yield passed(file.name.slice())
    for await (const bytes of packed(counted(content, file))) {
      file.packed += bytes.length
      yield passed(bytes)
    }
    if (file.size > mostBytes) throw new RangeError(`${name} has more than 4 GB`)
    yield passed(fields([0x08074b50, 4], ...described(file)))
    all.push(file)
  }
  const directory = offset
  for (const file of all) {
    const rest: Field[] = [[file.name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [file.offset, 4]] // prettier-ignore
    yield passed(fields([0x02014b50, 4], [version, 2], ...common, ...described(file), ...rest))
    yield passed(file.name.slice())
  }
  const count: Field = [all.length, 2]
  yield fields([0x06054b50, 4], [0, 2], [0, 2], count, count, [offset - directory, 4], [directory, 4], [0, 2])
}

async function* counted(content: AsyncIterable<Uint8Array<ArrayBuffer>>, file: Written): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const bytes of content) {
    file.crc = crcOf(bytes, file.crc)
    file.size += bytes.length
    yield bytes
  }
}
