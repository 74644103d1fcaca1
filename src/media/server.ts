import { uploadFile } from '#src/api/files.ts'
import { upload, type UploadOptions } from '#src/http/upload.ts'
import type { Connection } from '#src/stores/connection.ts'
import { uploadedAddress } from './wire/uploaded-address.ts'

/** What the library needs of its server. */
export interface MediaServer extends Pick<Connection, 'base' | 'send'> {
  /** Sends one picture and answers its whole address. @throws RequestError */
  sendPicture(file: File, categoryId: string, options: UploadOptions): Promise<string>
}

export function serverOf(connection: Connection): MediaServer {
  return {
    base: connection.base,
    send: (endpoint, input, options) => connection.send(endpoint, input, options),
    async sendPicture(file, categoryId, options) {
      const body = new FormData()
      body.append('pid', categoryId)
      body.append('file', file, file.name)
      await connection.check()
      return uploadedAddress((await upload(connection, uploadFile, { body }, options)).data, connection.base)
    },
  }
}
