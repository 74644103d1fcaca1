import { sendToCloud, textOf, type CloudJob } from './cloud.ts'

/** JD cloud: PUT to the address that the server signed, with the type it was signed for. */
export default async function putIntoJdoss(job: CloudJob): Promise<string> {
  const { credentials, file, contentType } = job
  await sendToCloud(job, { method: 'PUT', url: textOf(credentials, 'upload_url'), headers: { 'Content-Type': contentType }, body: file })
  return textOf(credentials, 'url')
}
