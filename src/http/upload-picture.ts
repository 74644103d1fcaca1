import { uploadFile } from '#src/api/files.ts'
import type { Backend } from './backend.ts'
import { upload, type UploadOptions } from './upload.ts'
import { uploadedAddress } from './uploaded-address.ts'

/** Puts one picture into a category of the media library (0 = none) and answers its whole address. @throws RequestError */
export async function uploadPicture(backend: Backend, file: File, category: string, options: UploadOptions = {}): Promise<string> {
  const body = new FormData()
  body.append('pid', category)
  body.append('file', file, file.name)
  return uploadedAddress((await upload(backend, uploadFile, { body }, options)).data, backend.baseFor('admin'))
}
