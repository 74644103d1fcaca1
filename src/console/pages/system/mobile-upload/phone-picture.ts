import { beginsAsPicture } from '#src/http/uploads/first-bytes.ts'

/** Most pictures at once, as in the dialog of the computer (specification 9). */
export const phoneLimit = 20
/** Bytes from which a picture is written anew as JPEG (specification 5), and that a shop takes. */
const recompressFrom = 2 * 1024 * 1024

/** A picture on the phone; `failed` may be tried again. `message` is what is wrong with it. */
export interface PhonePicture {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'done' | 'failed'
  message: string
}

export type Unfit = 'wrongFormat' | 'largeGif'

const known = ['image/jpeg', 'image/png', 'image/gif']

/** What the shop takes: small JPEG, PNG and GIF as they are, everything else that the phone can show as JPEG on white. */
export async function fitForShop(file: File): Promise<File | Unfit> {
  const isLarge = file.size >= recompressFrom
  if (!isLarge && known.includes(file.type)) return (await beginsAsPicture(file)) ? file : 'wrongFormat'
  // a still of an animation is not what was chosen
  if (file.type === 'image/gif') return 'largeGif'
  const { encodeJpeg } = await import('#src/http/uploads/work/encode-jpeg.ts')
  const encoded = await encodeJpeg(file, recompressFrom).catch(() => null)
  if (!encoded || encoded.size > recompressFrom) return 'wrongFormat'
  const name = `${file.name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`
  return new File([encoded], name, { type: 'image/jpeg', lastModified: file.lastModified })
}

/** Size of all together as the shop writes it: millions of bytes with two decimals. */
export const sizeOfAll = (pictures: readonly PhonePicture[]): string =>
  (pictures.reduce((sum, { file }) => sum + file.size, 0) / 1_000_000).toFixed(2)
