import { jsonText } from '#src/lib/json-text.ts'
import type { TransferOptions } from '../../transfer.ts'
import { addressBelow, inParts, postForm, sendToCloud, textOf, type CloudJob } from './cloud.ts'

/** Larger files go in parts of this many bytes (resumable upload v2: 1 MB to 1 GB each). */
const part = 4 * 1024 * 1024
/** Where a bucket's own hosts are asked for, and what is taken when nobody answers (East China). */
const question = 'https://api.qiniu.com/v4/query'
const usual = 'https://upload.qiniup.com'

/** Qiniu: a form, or parts, with the token that the server signed. */
export default async function putIntoQiniu(job: CloudJob): Promise<string> {
  const { credentials, file } = job
  const token = textOf(credentials, 'token')
  const key = textOf(credentials, 'key') || job.key
  const host = await hostOf(job, token)
  if (file.size <= part) await postForm({ ...job, key }, host, { key, token, fname: file.name })
  else await resumable(job, host, key, token)
  return addressBelow(textOf(credentials, 'cdn') || textOf(credentials, 'domain'), key)
}

async function resumable(job: CloudJob, host: string, key: string, token: string): Promise<void> {
  const below = `${host}/buckets/${bucketOf(token)}/objects/${encoded(key)}/uploads`
  const headers = { Authorization: `UpToken ${token}` }
  const send = async (method: string, url: string, type: string, body: Blob | null, options: TransferOptions) =>
    JSON.parse(await (await sendToCloud(job, { method, url, headers: { ...headers, 'Content-Type': type }, body }, options)).text()) as {
      uploadId: string
      etag: string
    }
  const { uploadId } = await send('POST', below, 'application/json', null, {})
  const here = `${below}/${uploadId}`
  try {
    const etags = await inParts(job, part, async (bytes, number, options) => {
      return (await send('PUT', `${here}/${number}`, 'application/octet-stream', bytes, options)).etag
    })
    const parts = etags.map((etag, index) => ({ etag, partNumber: index + 1 }))
    const body = new Blob([jsonText({ parts, fname: job.file.name, mimeType: job.contentType })])
    await send('POST', here, 'application/json', body, {})
  } catch (error) {
    void sendToCloud(job, { method: 'DELETE', url: here, headers, body: null }, {}).catch(() => undefined)
    throw error
  }
}

/** The region's own host: another region's refuses the bucket. */
async function hostOf(job: CloudJob, token: string): Promise<string> {
  const query = new URLSearchParams({ ak: token.split(':')[0] ?? '', bucket: bucketOf(token) })
  try {
    const answer = await sendToCloud(
      job,
      { method: 'GET', url: `${question}?${query}`, headers: {}, body: null },
      { signal: job.options.signal },
    )
    const { hosts } = JSON.parse(await answer.text()) as { hosts: { up: { domains: string[] } }[] }
    return addressBelow(hosts[0]?.up.domains[0] ?? usual, '').replace(/\/$/, '')
  } catch (error) {
    if (job.options.signal?.aborted) throw error
    return usual
  }
}

// the third part of a token is what was allowed: `scope` names the bucket
function bucketOf(token: string): string {
  try {
    const policy = JSON.parse(atob((token.split(':')[2] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { scope?: string }
    return policy.scope?.split(':')[0] ?? ''
  } catch {
    return ''
  }
}

const encoded = (key: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
