import { RequestError } from '../../failure.ts'
import { transfer, type Transfer, type TransferOptions } from '../../transfer.ts'
import { $text } from '../uploads.text.ts'

/** A file for a cloud storage. `credentials` are the temporary keys as the server answered them (media contract). */
export interface CloudJob {
  file: File
  key: string
  contentType: string
  credentials: Record<string, unknown>
  options: TransferOptions
}

/** Puts a file into a cloud storage and answers its whole address. @throws RequestError */
export type PutIntoCloud = (job: CloudJob) => Promise<string>

/** A text of the keys; '' when it is missing. */
export const textOf = (credentials: Record<string, unknown>, name: string): string => {
  const value = credentials[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** `key` below a host; the shop writes some hosts without a scheme and some with a slash at the end. */
export function addressBelow(host: string, key: string): string {
  const plain = host.replace(/\/+$/, '')
  return `${/^https?:\/\//i.test(plain) ? plain : `https://${plain.replace(/^\/+/, '')}`}/${key}`
}

/**
 * Sends to a cloud, without cookies. @throws RequestError with the status (0 when the browser was not allowed to see the
 * answer) and the advice to look at CORS (specification 8)
 */
export async function sendToCloud(job: CloudJob, what: Omit<Transfer, 'credentials'>, options = job.options): Promise<Response> {
  let status = 0
  try {
    const response = await transfer({ ...what, credentials: 'omit' }, options)
    if (response.ok) return response
    status = response.status
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'aborted') throw error
  }
  throw new RequestError({ kind: 'business', status, code: 'cloud', message: $text.get().checkCors(job.file.name, status) })
}

/** A form as clouds take it: the file comes last, what follows it is not read. */
export async function postForm(job: CloudJob, url: string, fields: Record<string, string>): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', job.file, job.key)
  return sendToCloud(job, { method: 'POST', url, headers: {}, body })
}

/** Sends the pieces of a file one after the other; the answers in their order. */
export async function inParts(
  job: CloudJob,
  piece: number,
  one: (bytes: Blob, number: number, options: TransferOptions) => Promise<string>,
): Promise<string[]> {
  const { file, options } = job
  const answers: string[] = []
  for (let at = 0; at < file.size; at += piece) {
    const bytes = file.slice(at, at + piece)
    const onProgress = (share: number) => options.onProgress?.((at + bytes.size * share) / file.size)
    answers.push(await one(bytes, answers.length + 1, { ...options, onProgress }))
  }
  return answers
}
