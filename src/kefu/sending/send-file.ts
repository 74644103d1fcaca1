import { uploadAgentFile, uploadAgentPicture, uploadVisitorFile, uploadVisitorPicture } from '#src/api/chat-uploads.ts'
import { absoluteFile } from '#src/http/absolute-file.ts'
import { RequestError } from '#src/http/failure.ts'
import { upload } from '#src/http/upload.ts'
import { recompress } from '#src/http/uploads/recompress.ts'
import { recompressFrom } from '#src/http/uploads/recompression.ts'
import type { VisitorConnection } from '#src/stores/visitor-connection.ts'
import { pictureStall } from '../client/patience.ts'
import { readPicture, setShare } from '../client/pictures.ts'
import type { Outgoing } from '../wire/message.ts'
import type { Sender } from './sender.ts'
import { $text } from './sending.text.ts'

const calls = {
  agent: { image: uploadAgentPicture, file: uploadAgentFile },
  visitor: { image: uploadVisitorPicture, file: uploadVisitorFile },
}

/** A picture as it is sent: a large one is made smaller, a moving one would stand still. */
const lighter = (picture: File) =>
  picture.size > recompressFrom && picture.type !== 'image/gif' ? recompress(picture).catch(() => picture) : picture

function bodyOf(sender: Sender, file: File): FormData {
  const body = new FormData()
  body.append('filename', 'file')
  if (sender.kind === 'visitor' && sender.token) body.append('token', sender.token)
  else if (sender.kind === 'visitor' && sender.proof) body.append('tourist_token', sender.proof)
  body.append('file', file, file.name)
  return body
}

/**
 * Sends the picture or the file of a message; answers what the message says of it.
 * @throws RequestError with a sentence; also when this device has it no more
 */
export async function sendFile(
  connection: VisitorConnection,
  sender: Sender,
  message: Outgoing,
  signal: AbortSignal,
): Promise<Pick<Outgoing, 'text' | 'fileKey'>> {
  const { clientId, file } = message
  const bytes = await readPicture(clientId)
  if (!bytes || !file) throw new RequestError({ kind: 'business', status: 0, code: '', message: $text.get().lost })
  const whole = new File([bytes], file.name, { type: file.type })
  const kind = message.kind === 'file' ? 'file' : 'image'
  const body = bodyOf(sender, kind === 'file' ? whole : await lighter(whole))
  const onProgress = (share: number) => setShare(clientId, share)
  onProgress(0)
  const options = { signal, onProgress, stall: pictureStall }
  const { data } = await upload<{ body: FormData }, { url: string; key?: string }>(connection, calls[sender.kind][kind], { body }, options)
  if (kind === 'file' && data?.key) return { text: file.name, fileKey: data.key }
  // other clients show the address as it is
  const address = kind === 'image' && absoluteFile(connection.base, data?.url)
  if (!address) throw new RequestError({ kind: 'malformed', status: 0, code: '', message: $text.get().lost })
  return { text: new URL(address, location.href).href }
}
