import { jsonText } from '#src/lib/json-text.ts'
import { completeBlock } from '../blocks/index.ts'
import type { PageContent } from '../document/change.ts'
import { columnsOf } from '../document/settings.ts'
import { writeValue } from '../document/write-value.ts'
import { pictureTypeOf } from '../pictures/picture-type.ts'
import { hashOfBytes } from '../pictures/shop-pictures.ts'
import { fileVersion, limits, pageFileName, type FilePicture, type MissingPicture, type MissingReason, type PageFile } from './page-file.ts'
import { pictureAddresses } from './picture-addresses.ts'

/** Brings a picture; a reason when it cannot be had. */
export type FetchPicture = (address: string, signal?: AbortSignal) => Promise<Uint8Array<ArrayBuffer> | MissingReason>

export interface Exporting {
  readonly source: string
  /** First timestamp of blocks that have none. */
  readonly start: number
  readonly fetchPicture: FetchPicture
  /** Hears what is done: pictures first, then the share of the zip that is written, 0 to 1. */
  onStep?(step: { pictures: number; of: number } | { share: number }): void
  readonly signal?: AbortSignal
}

export interface Exported {
  readonly zip: Blob
  readonly pictures: number
  readonly missing: readonly MissingPicture[]
}

const atOnce = 4

/** Brings pictures as pages of any origin may: without cookies, and past a cached answer that was not meant for reading. */
export async function fetchPicture(address: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer> | MissingReason> {
  const ask = (cache: RequestCache) => fetch(address, { credentials: 'omit', cache, ...(signal && { signal }) })
  const response = await ask('default').catch(() => ask('reload').catch(() => undefined))
  signal?.throwIfAborted()
  if (!response) return 'blocked'
  if (!response.ok) return 'status'
  if (Number(response.headers.get('content-length')) > limits.picture) return 'tooLarge'
  const bytes = new Uint8Array(await response.arrayBuffer())
  return bytes.length > limits.picture ? 'tooLarge' : bytes
}

const fileNameOf = (address: string, index: number, type: string): string => {
  const last = address
    .split(/[?#]/)[0]!
    .split('/')
    .at(-1)!
    .replace(/\.\w+$/, '')
  const plain = last.replace(/[^A-Za-z0-9_-]+/g, '-').slice(-60)
  const ending = type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)
  return `pictures/${String(index + 1).padStart(4, '0')}-${plain || 'picture'}.${ending}`
}

/** A page as a zip with its pictures. Nothing is done in one go that would stop the screen. @throws DOMException when given up */
export async function writePageZip({ value, settings }: PageContent, exporting: Exporting): Promise<Exported> {
  const { source, start, signal } = exporting
  const stored = writeValue(value, completeBlock, start)
  const page = { ...columnsOf(settings) }
  const { default: Zip } = await import('jszip')
  const zip = new Zip()
  const { pictures, missing } = await collect(pictureAddresses({ page, value: stored }), exporting, (file, bytes) =>
    zip.file(file, bytes, { binary: true, compression: 'STORE' }),
  )
  const file: PageFile = {
    format: 'crm-page',
    version: fileVersion,
    exported_at: new Date().toISOString(),
    source,
    page,
    value: stored,
    pictures,
    missing,
  }
  zip.file(pageFileName, jsonText(file), { compression: 'DEFLATE' })
  if (missing.length > 0) zip.file('missing-pictures.txt', missing.map(({ address, reason }) => `${reason}\t${address}`).join('\n'))
  signal?.throwIfAborted()
  return { zip: await written(zip, exporting), pictures: pictures.length, missing }
}

async function collect(
  addresses: readonly string[],
  { source, fetchPicture: bring, onStep, signal }: Exporting,
  put: (file: string, bytes: Uint8Array) => void,
): Promise<{ pictures: FilePicture[]; missing: MissingPicture[] }> {
  const found: (FilePicture | MissingPicture)[] = []
  const files = new Map<string, string>()
  let next = 0
  let done = 0
  const one = async (index: number) => {
    const address = addresses[index]!
    const bytes = await bring(new URL(address, `${source}/`).href, signal)
    const type = typeof bytes === 'string' ? undefined : pictureTypeOf(bytes)
    if (typeof bytes === 'string' || !type)
      return void (found[index] = { address, reason: typeof bytes === 'string' ? bytes : 'noPicture' })
    const sha256 = await hashOfBytes(bytes)
    const file = files.get(sha256) ?? fileNameOf(address, index, type)
    if (!files.has(sha256)) put(file, bytes)
    files.set(sha256, file)
    found[index] = { address, file, sha256, type, size: bytes.length }
  }
  const lane = async () => {
    while (next < addresses.length) {
      signal?.throwIfAborted()
      await one(next++)
      onStep?.({ pictures: ++done, of: addresses.length })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return {
    pictures: found.filter((picture): picture is FilePicture => 'file' in picture),
    missing: found.filter((picture): picture is MissingPicture => 'reason' in picture),
  }
}

interface Stream {
  on(event: 'data', heard: (chunk: Uint8Array<ArrayBuffer>, meta: { percent: number }) => void): Stream
  on(event: 'error', heard: (error: Error) => void): Stream
  on(event: 'end', heard: () => void): Stream
  resume(): Stream
  pause(): Stream
}

// piece by piece with a breath in between, and never copied as a whole
function written(zip: object, { onStep, signal }: Exporting): Promise<Blob> {
  const streaming = zip as { generateInternalStream(options: object): Stream }
  const stream = streaming.generateInternalStream({ type: 'uint8array', streamFiles: true })
  const parts: Uint8Array<ArrayBuffer>[] = []
  return new Promise((resolve, reject) => {
    stream
      .on('data', (chunk, { percent }) => {
        if (signal?.aborted) {
          stream.pause()
          return reject(new DOMException('', 'AbortError'))
        }
        parts.push(chunk)
        onStep?.({ share: percent / 100 })
      })
      .on('error', reject)
      .on('end', () => resolve(new Blob(parts, { type: 'application/zip' })))
      .resume()
  })
}
