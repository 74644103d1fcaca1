import { RequestError } from '#src/http/failure.ts'
import { readValue, UnreadableValue } from '../document/read-value.ts'
import { settingsOf } from '../document/settings.ts'
import type { Editor } from '../editor.ts'
import { ShopPictures, type PictureLibrary } from '../pictures/shop-pictures.ts'
import { fit } from '../templates/fit.ts'
import type { TemplatePage } from '../templates/page-template.ts'
import { PageFileError, type FilePicture, type PageFile } from './page-file.ts'
import { withAddresses } from './picture-addresses.ts'
import type { OpenedFile } from './read-page-zip.ts'

/** What became of a page that was imported. */
export interface Imported {
  readonly blocks: number
  readonly uploaded: number
  /** Pictures that the shop had already. */
  readonly reused: number
  /** Addresses of pictures that stayed as they were: not in the zip, no picture, or refused by the server. */
  readonly kept: readonly string[]
  /** Kinds that this page may not have. */
  readonly left: readonly string[]
}

export interface Importing {
  readonly library: PictureLibrary
  readonly label: string
  onStep?(done: number, of: number): void
  readonly signal?: AbortSignal
}

/** What a file holds, as it would be shown. @throws PageFileError */
export function pageInFile({ page, value }: PageFile): TemplatePage {
  try {
    const settings = settingsOf(page)
    const [name, title] = [settings.name, settings.title].map((text) => [...text].slice(0, 100).join('')) as [string, string]
    return { value: readValue(value), settings: { ...settings, name, title } }
  } catch (error) {
    throw new PageFileError(error instanceof UnreadableValue && error.reason === 'legacy' ? 'legacy' : 'broken')
  }
}

// the same again would fail the same way: the picture keeps its address, and the others go on
const isOnlyThisOne = (error: unknown) =>
  error instanceof TypeError || error instanceof PageFileError || (error instanceof RequestError && error.kind === 'business')

/**
 * Puts the pictures of a file into the media library and then its page on the screen, as one step. Nothing on the page
 * changes before all pictures are there, nor when anything fails. @throws RequestError, PageFileError, DOMException
 */
export async function importPage(editor: Editor, opened: OpenedFile, { library, label, onStep, signal }: Importing): Promise<Imported> {
  let uploaded = 0
  const counted = { ...library, upload: (...given: Parameters<PictureLibrary['upload']>) => (uploaded++, library.upload(...given)) }
  const pictures = new ShopPictures(counted)
  const addresses = new Map<string, string>()
  const missing: string[] = opened.file.missing.map(({ address }) => address)
  for (const [index, picture] of opened.file.pictures.entries()) {
    signal?.throwIfAborted()
    onStep?.(index, opened.file.pictures.length)
    try {
      addresses.set(picture.address, await putOne(opened, picture, pictures, signal))
    } catch (error) {
      if (signal?.aborted || !isOnlyThisOne(error)) throw error
      if (error instanceof RequestError) uploaded--
      missing.push(picture.address)
    }
  }
  signal?.throwIfAborted()
  const { value, settings } = pageInFile({
    ...opened.file,
    page: withAddresses(opened.file.page, addresses),
    value: withAddresses(opened.file.value, addresses),
  })
  const { blocks, left } = fit(value.blocks, editor.policy)
  const footer = value.footer ?? editor.page.$footer.get()
  editor.page.replace({ blocks: [...blocks], footer }, settings, label)
  return { blocks: blocks.length, uploaded, reused: new Set(addresses.values()).size - uploaded, kept: missing, left }
}

async function putOne(opened: OpenedFile, picture: FilePicture, pictures: ShopPictures, signal: AbortSignal | undefined): Promise<string> {
  const bytes = await opened.picture(picture)
  if (!bytes) throw new TypeError('not in the zip')
  const name = picture.file
    .split('/')
    .at(-1)!
    .replace(/^\d+-/, '')
    .replace(/\.\w+$/, '')
  return pictures.put({ bytes, name, hint: picture.address }, signal)
}
