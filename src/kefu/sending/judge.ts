import { fileSize } from '#src/lib/file-size.ts'
import { beginsAsPicture } from '#src/http/uploads/first-bytes.ts'
import { shopPictureLimit } from '#src/http/uploads/recompression.ts'
import { $text } from './sending.text.ts'

export const mostPictures = 9
/** Bytes of a picture that is made smaller here; a moving one would stand still and has to fit as it is. */
const most = 50 * 1024 * 1024

/** The files that may be sent, and a sentence for what may not. */
export async function judged(files: readonly File[], room: number): Promise<{ pictures: File[]; sentence: string }> {
  const text = $text.get()
  const pictures: File[] = []
  let sentence = ''
  for (const file of files) {
    const limit = file.type === 'image/gif' ? shopPictureLimit : most
    if (!(await beginsAsPicture(file).catch(() => false))) sentence ||= text.noPicture(file.name)
    else if (file.size > limit) sentence ||= text.tooLarge(file.name, fileSize(limit))
    else if (pictures.length >= room) sentence ||= text.tooMany(mostPictures)
    else pictures.push(file)
  }
  return { pictures, sentence }
}
