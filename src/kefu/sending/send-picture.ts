import { uploadAgentPicture, uploadVisitorPicture } from '#src/api/chat-uploads.ts'
import { absoluteFile } from '#src/http/absolute-file.ts'
import { RequestError } from '#src/http/failure.ts'
import { upload } from '#src/http/upload.ts'
import { recompress } from '#src/http/uploads/recompress.ts'
import { recompressFrom } from '#src/http/uploads/recompression.ts'
import type { VisitorConnection } from '#src/stores/visitor-connection.ts'
import { pictureStall } from '../client/patience.ts'
import { $shares, readPicture } from '../client/pictures.ts'
import type { Outgoing } from '../wire/message.ts'
import type { Sender } from './sender.ts'
import { $text } from './sending.text.ts'

/**
 * Sends the picture of a message and answers its address.
 * @throws RequestError with a sentence; also when this device has the picture no more
 */
export async function sendPicture(connection: VisitorConnection, sender: Sender, message: Outgoing, signal: AbortSignal): Promise<string> {
  const { clientId, file } = message
  const bytes = await readPicture(clientId)
  if (!bytes || !file) throw new RequestError({ kind: 'business', status: 0, code: '', message: $text.get().lost })
  const whole = new File([bytes], file.name, { type: file.type })
  const isLarge = whole.size > recompressFrom && file.type !== 'image/gif'
  const picture = isLarge ? await recompress(whole).catch(() => whole) : whole
  const body = new FormData()
  body.append('filename', 'file')
  if (sender.kind === 'visitor' && sender.token) body.append('token', sender.token)
  else if (sender.kind === 'visitor' && sender.proof) body.append('tourist_token', sender.proof)
  body.append('file', picture, picture.name)
  const call = sender.kind === 'agent' ? uploadAgentPicture : uploadVisitorPicture
  const onProgress = (share: number) => $shares.setKey(clientId, share)
  onProgress(0)
  const { data } = await upload(connection, call, { body }, { signal, onProgress, stall: pictureStall })
  // other clients show the address as it is
  const address = absoluteFile(connection.base, data?.url)
  if (!address) throw new RequestError({ kind: 'malformed', status: 0, code: '', message: $text.get().lost })
  return new URL(address, location.href).href
}
