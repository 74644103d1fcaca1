import { RequestError } from '../../failure.ts'
import { $text } from '../uploads.text.ts'
import { addressBelow, sendToCloud, textOf, type CloudJob } from './cloud.ts'

/**
 * UCloud US3: PUT to the address that our server signed, for a key of its making, a content type and an end.
 * @throws RequestError before anything is sent, where a server hands out the secret instead (media contract: the
 * original client signed with it): in a browser it would be everybody's
 */
export default async function putIntoUs3(job: CloudJob): Promise<string> {
  const { credentials, file, contentType } = job
  const url = textOf(credentials, 'upload_url')
  if (!url) throw new RequestError({ kind: 'business', status: 0, code: '', message: $text.get().unsignedUs3 })
  const key = textOf(credentials, 'key') || job.key
  await sendToCloud(job, { method: 'PUT', url, headers: { 'Content-Type': contentType }, body: file })
  const cdn = textOf(credentials, 'cdn')
  return cdn ? addressBelow(cdn, key) : textOf(credentials, 'url') || url.split('?')[0]!
}
