import { artOf, isArtRef } from '../blocks/shared/art.ts'
import { withStrings } from '../document/strings.ts'
import { ShopPictures, type PictureLibrary } from '../pictures/shop-pictures.ts'
import { artIn } from './drawn-urls.ts'
import { paintArt } from './paint.ts'

/** A content whose drawn pictures lie in the shop's media library now. `lost` of them could not be drawn or uploaded: their places are empty. */
export interface UploadedArt<T> {
  readonly content: T
  readonly lost: number
}

/** Draws the pictures of a content and puts them into the media library. `onStep` hears how many of how many are done. */
export async function uploadArt<T>(
  content: T,
  library: PictureLibrary,
  onStep: (done: number, of: number) => void = () => undefined,
  paint: typeof paintArt = paintArt,
): Promise<UploadedArt<T>> {
  const refs = artIn(content)
  const pictures = new ShopPictures(library)
  const addresses = new Map<string, string>()
  for (const [index, ref] of refs.entries()) {
    onStep(index, refs.length)
    try {
      const bytes = new Uint8Array(await (await paint(artOf(ref))).arrayBuffer())
      addresses.set(ref, await pictures.put({ bytes, name: `template-${artOf(ref).glyph}` }))
    } catch {
      // an empty picture is better than no page; how many are missing is told
    }
  }
  const lost = refs.length - addresses.size
  return { content: withStrings(content, (text) => (isArtRef(text) ? (addresses.get(text) ?? '') : text)), lost }
}
