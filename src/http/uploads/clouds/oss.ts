import { addressBelow, postForm, textOf, type CloudJob } from './cloud.ts'

/** Aliyun OSS: a form with the policy that the server signed. */
export default async function putIntoOss(job: CloudJob): Promise<string> {
  const { credentials, key } = job
  const host = addressBelow(textOf(credentials, 'host'), '')
  await postForm(job, host, {
    key,
    OSSAccessKeyId: textOf(credentials, 'accessid'),
    policy: textOf(credentials, 'policy'),
    Signature: textOf(credentials, 'signature'),
    success_action_status: '200',
  })
  return addressBelow(host, key)
}
