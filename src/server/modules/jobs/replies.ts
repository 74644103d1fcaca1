import { counted, id, number, orNull, record, text } from '../../replies.ts'

const jobRow = record({
  id: id,
  name: text,
  title: text,
  state: text,
  progress: number,
  step: text,
  created_at: text,
  finished_at: text,
  file: orNull(record({ name: text, size: number })),
})

export const listJobs = counted(jobRow)
export const readJob = jobRow
export const cancelJob = jobRow
