import { endpoint, type Id, type List, type Paging } from './endpoint.ts'

// Ours only: long work that the server does for somebody, such as an export of many rows.

/** The asking person's own. */
export interface JobRow {
  id: Id
  name: string
  /** In the language of the call. */
  title: string
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  /** 0 to 1, and what it is at. */
  progress: number
  step: string
  created_at: string
  /** Empty until it has ended. */
  finished_at: string
  /** What came of it, as long as it is kept. */
  file: { name: string; size: number } | null
}

type OfJob = { params: { id: Id } }

/** Newest first. */
export const listJobs = endpoint<{ query: Paging }, List<JobRow>>('GET', '/setting/jobs')
/** Refused with JOB_MISSING, also for somebody else's. */
export const readJob = endpoint<OfJob, JobRow>('GET', '/setting/jobs/:id')
/** One that has ended stays as it is. */
export const cancelJob = endpoint<OfJob, JobRow>('PUT', '/setting/jobs/:id/cancel')
/** Its file; refused with JOB_NO_FILE where there is none, or none any more. */
export const downloadJob = endpoint<OfJob, Blob>('GET', '/setting/jobs/:id/file', { isFile: true })
