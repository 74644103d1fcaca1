import type { CloudJob } from './cloud.ts'
import putIntoObs from './obs.ts'

/** Tianyi (China Telecom) takes the form of OBS. */
export default function putIntoCtoss(job: CloudJob): Promise<string> {
  return putIntoObs(job)
}
