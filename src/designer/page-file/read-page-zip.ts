import type JSZip from 'jszip'
import { limits, PageFileError, pageFileName, parsePageFile, type FilePicture, type PageFile } from './page-file.ts'
import { checkZip } from './zip-guard.ts'

/** An exported page that can be imported. */
export interface OpenedFile {
  readonly file: PageFile
  /** The bytes of a picture; undefined when they are not in the zip. @throws PageFileError when they are too many */
  picture(picture: FilePicture): Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** Opens a zip that somebody chose. @throws PageFileError */
export async function readPageZip(chosen: Blob): Promise<OpenedFile> {
  await checkZip(chosen)
  const { default: Zip } = await import('jszip')
  const zip = await Zip.loadAsync(await chosen.arrayBuffer()).catch(() => {
    throw new PageFileError('broken')
  })
  // what really comes out is counted: a list may lie about sizes
  let room = limits.inflated
  const inflate = async (entry: JSZip.JSZipObject, most: number) => {
    const bytes = await inflated(entry, Math.min(most, room))
    room -= bytes.length
    return bytes
  }
  const page = zip.file(pageFileName)
  if (!page) throw new PageFileError('noPage')
  const file = parsePageFile(new TextDecoder().decode(await inflate(page, limits.page)))
  return {
    file,
    async picture({ file: name }) {
      const entry = zip.file(name)
      return entry ? inflate(entry, limits.picture) : undefined
    },
  }
}

interface Stream {
  on(event: 'data', heard: (chunk: Uint8Array) => void): Stream
  on(event: 'error', heard: (error: Error) => void): Stream
  on(event: 'end', heard: () => void): Stream
  resume(): Stream
  pause(): Stream
}

/** Unpacks one file in pieces; stops when more comes than is allowed. */
function inflated(entry: JSZip.JSZipObject, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const stream = (entry as unknown as { internalStream(type: 'uint8array'): Stream }).internalStream('uint8array')
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    stream
      .on('data', (chunk) => {
        size += chunk.length
        if (size <= most) return void parts.push(new Uint8Array(chunk))
        parts.length = 0
        stream.pause()
        reject(new PageFileError('inflated'))
      })
      .on('error', () => reject(new PageFileError('broken')))
      .on('end', () => resolve(joined(parts, size)))
      .resume()
  })
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
