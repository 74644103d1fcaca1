import type { UploadOptions } from '#src/http/upload.ts'
import { uploadPicture } from '#src/http/upload-picture.ts'
import type { Connection } from '#src/stores/connection.ts'

/** What the library needs of its server. */
export interface MediaServer extends Pick<Connection, 'base' | 'send' | 'capabilities'> {
  /** Sends one picture and answers its whole address. @throws RequestError */
  sendPicture(file: File, categoryId: string, options: UploadOptions): Promise<string>
}

export function serverOf(connection: Connection): MediaServer {
  return {
    base: connection.base,
    get capabilities() {
      return connection.capabilities
    },
    send: (endpoint, input, options) => connection.send(endpoint, input, options),
    async sendPicture(file, categoryId, options) {
      await connection.check()
      return uploadPicture(connection, file, categoryId, options)
    },
  }
}
