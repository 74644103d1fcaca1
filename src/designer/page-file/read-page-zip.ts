import type JSZip from 'jszip'
import { inflated } from '#src/lib/inflated.ts'
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
    const bytes = await inflated(entry, Math.min(most, room), { large: new PageFileError('inflated'), broken: new PageFileError('broken') })
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
