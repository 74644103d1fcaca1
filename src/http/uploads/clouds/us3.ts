import { addressBelow, sendToCloud, textOf, type CloudJob } from './cloud.ts'

/** UCloud US3. The secret stays on the server: it signs `Authorization` for just this key and type. */
export default async function putIntoUs3(job: CloudJob): Promise<string> {
  const { credentials, key, file, contentType } = job
  const url = textOf(credentials, 'upload_url') || `https://${textOf(credentials, 'storageName')}.cn-bj.ufileos.com/${key}`
  const headers = { Authorization: textOf(credentials, 'authorization'), 'Content-Type': contentType }
  await sendToCloud(job, { method: 'PUT', url, headers, body: file })
  const cdn = textOf(credentials, 'cdn')
  return cdn ? addressBelow(cdn, key) : url
}
