import { uploadFile } from '#src/api/files.ts'
import type { Backend } from './backend.ts'
import { RequestError } from './failure.ts'
import { upload, type UploadOptions } from './upload.ts'
import { uploadedAddress } from './uploaded-address.ts'
import { beginsAsPicture } from './uploads/first-bytes.ts'
import { $text } from './uploads/uploads.text.ts'

/**
 * Puts one picture into a category of the media library (0 = none) and answers its whole address.
 * @throws RequestError, before anything is sent too: what does not begin as a picture a shop would store all the same
 */
export async function uploadPicture(backend: Backend, file: File, category: string, options: UploadOptions = {}): Promise<string> {
  if (!(await beginsAsPicture(file))) throw new RequestError({ kind: 'business', status: 0, code: '', message: $text.get().noPicture })
  const body = new FormData()
  body.append('pid', category)
  body.append('file', file, file.name)
  return uploadedAddress((await upload(backend, uploadFile, { body }, options)).data, backend.baseFor('admin'))
}
