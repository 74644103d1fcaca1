import { useStore } from '@nanostores/react'
import { fileSize } from '#src/lib/file-size.ts'
import { isVideoName, uploadLimit, type Refusal } from './accept.ts'
import { recompressFrom } from '#src/http/uploads/recompression.ts'
import type { Upload } from './upload.ts'
import { $text } from './upload.text.ts'

/** What is said of an upload that is not moving just now. */
export function useOutcome(upload: Upload): string {
  return outcomeOf(useStore($text), upload)
}

/** The same for who asks once. */
export function outcomeOf(t: ReturnType<typeof $text.get>, { name, state, refusal, message, bytes, known }: Upload): string {
  if (state === 'failed') {
    const why = message ? `${t.failed}: ${message}` : t.failed
    // the server tells its limit by refusing: of a picture that could not be made smaller the size is half of the reason
    return message && bytes >= recompressFrom && !isVideoName(name) ? `${why} (${fileSize(bytes)})` : why
  }
  if (state === 'refused') return refusalOf(t, refusal, bytes, name)
  if (state === 'done') return known ? t.known : t.done
  if (state === 'sending') return ''
  if (state === 'missing') return message || t.missing
  return t[state]
}

function refusalOf(t: ReturnType<typeof $text.get>, refusal: Refusal | null, bytes: number, name: string): string {
  if (refusal === 'limit') return t.tooMany(uploadLimit)
  if (refusal === 'empty') return t.emptyFile
  if (refusal === 'content') return isVideoName(name) ? t.noFilm : t.noPicture
  return refusal === 'size' ? t.tooLarge(fileSize(bytes)) : t.wrongFormat
}
