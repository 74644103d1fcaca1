import { hmac } from '@noble/hashes/hmac.js'
import { sha1 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Transfer, TransferOptions } from '../../transfer.ts'
import { inParts, sendToCloud, textOf, type CloudJob } from './cloud.ts'

/** Larger files go in parts of this many bytes; a part may be 1 MB to 5 GB, and there may be 10,000. */
const part = 8 * 1024 * 1024

/** Tencent COS with temporary keys: one PUT, or a multipart upload. Its address is `http://` and the location (media contract). */
export default async function putIntoCos(job: CloudJob): Promise<string> {
  const { credentials, key, file, contentType } = job
  const host = `${textOf(credentials, 'bucket')}.cos.${textOf(credentials, 'region')}.myqcloud.com`
  if (file.size <= part) await call(job, host, 'PUT', {}, { body: file, headers: { 'Content-Type': contentType } })
  else await multipart(job, host)
  return `http://${host}/${key}`
}

async function multipart(job: CloudJob, host: string): Promise<void> {
  const begun = await call(job, host, 'POST', { uploads: '' }, { headers: { 'Content-Type': job.contentType } }, {})
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(await begun.text())?.[1] ?? ''
  try {
    const etags = await inParts(job, Math.max(part, Math.ceil(job.file.size / 10_000)), async (bytes, number, options) => {
      const answer = await call(job, host, 'PUT', { partNumber: String(number), uploadId }, { body: bytes }, options)
      return answer.headers.get('etag') ?? ''
    })
    const parts = etags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
    const body = new Blob([`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`])
    await call(job, host, 'POST', { uploadId }, { body, headers: { 'Content-Type': 'application/xml' } }, {})
  } catch (error) {
    // what lies there costs the shop money; whether this is heard does not matter to the person
    void call(job, host, 'DELETE', { uploadId }, {}, {}).catch(() => undefined)
    throw error
  }
}

function call(
  { ...job }: CloudJob,
  host: string,
  method: string,
  query: Record<string, string>,
  { body = null, headers = {} }: Partial<Pick<Transfer, 'body' | 'headers'>>,
  options: TransferOptions = job.options,
): Promise<Response> {
  const address = Object.entries(query).map(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : name))
  const url = `https://${host}/${encodeURI(job.key)}${address.length > 0 ? `?${address.join('&')}` : ''}`
  const signed = { Authorization: authorization(job, host, method, query), 'x-cos-security-token': keysOf(job).sessionToken }
  return sendToCloud(job, { method, url, headers: { ...headers, ...signed }, body }, options)
}

function keysOf({ credentials }: CloudJob) {
  const keys = (credentials['credentials'] ?? {}) as Record<string, unknown>
  return {
    id: textOf(keys, 'tmpSecretId'),
    key: textOf(keys, 'tmpSecretKey'),
    sessionToken: textOf(keys, 'sessionToken'),
    time: `${textOf(credentials, 'startTime')};${textOf(credentials, 'expiredTime')}`,
  }
}

const mac = (key: string, text: string) => bytesToHex(hmac(sha1, utf8ToBytes(key), utf8ToBytes(text)))

/** Signature of a request: HMAC-SHA1 over method, path, query and host. */
function authorization(job: CloudJob, host: string, method: string, query: Record<string, string>): string {
  const { id, key, time } = keysOf(job)
  const fields = Object.entries(query)
    .map(([name, value]) => [encodeURIComponent(name).toLowerCase(), encodeURIComponent(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const parameters = fields.map((field) => field.join('=')).join('&')
  const request = `${method.toLowerCase()}\n/${job.key}\n${parameters}\nhost=${encodeURIComponent(host)}\n`
  const text = `sha1\n${time}\n${bytesToHex(sha1(utf8ToBytes(request)))}\n`
  return [
    'q-sign-algorithm=sha1',
    `q-ak=${id}`,
    `q-sign-time=${time}`,
    `q-key-time=${time}`,
    'q-header-list=host',
    `q-url-param-list=${fields.map(([name]) => name).join(';')}`,
    `q-signature=${mac(mac(key, time), text)}`,
  ].join('&')
}
