import { fileSize } from '#src/lib/file-size.ts'
import { beginsAsPicture } from '#src/http/uploads/first-bytes.ts'
import { shopPictureLimit } from '#src/http/uploads/recompression.ts'
import type { Attachment } from '../composer/attached.ts'
import { paperEndings } from './papers.ts'
import { $text } from './sending.text.ts'

export const mostFiles = 9
/** Bytes of a picture that is made smaller here; a moving one would stand still and has to fit as it is. */
const most = 50 * 1024 * 1024

const isPaper = ({ name }: File) => paperEndings.some((ending) => name.toLowerCase().endsWith(ending))

/** The files that may be sent, and a sentence for what may not. `paperLimit` are the bytes of what is no picture; 0 where none can be sent. */
export async function judged(
  files: readonly File[],
  room: number,
  paperLimit: number,
): Promise<{ chosen: Pick<Attachment, 'file' | 'kind'>[]; sentence: string }> {
  const text = $text.get()
  const chosen: Pick<Attachment, 'file' | 'kind'>[] = []
  let sentence = ''
  for (const file of files) {
    const isPicture = await beginsAsPicture(file).catch(() => false)
    const limit = !isPicture ? paperLimit : file.type === 'image/gif' ? shopPictureLimit : most
    if (!isPicture && !paperLimit) sentence ||= text.noPicture(file.name)
    else if (!isPicture && !isPaper(file)) sentence ||= text.noFile(file.name)
    else if (file.size === 0) sentence ||= text.isEmpty(file.name)
    else if (file.size > limit) sentence ||= text.tooLarge(file.name, fileSize(limit))
    else if (chosen.length >= room) sentence ||= paperLimit ? text.tooManyFiles(mostFiles) : text.tooMany(mostFiles)
    else chosen.push({ file, kind: isPicture ? 'image' : 'file' })
  }
  return { chosen, sentence }
}
