import { addressBelow, postForm, textOf, type CloudJob } from './cloud.ts'

/** Huawei OBS, and Tianyi where a shop calls it so: a form with the policy that the server signed. */
export default async function putIntoObs(job: CloudJob): Promise<string> {
  const { credentials, key } = job
  const host = addressBelow(textOf(credentials, 'host'), '')
  await postForm(job, host, {
    key,
    AccessKeyId: textOf(credentials, 'accessid'),
    policy: textOf(credentials, 'policy'),
    signature: textOf(credentials, 'signature'),
    success_action_status: '200',
  })
  return addressBelow(textOf(credentials, 'cdn') || host, key)
}
