import { endpoint, type Id } from './endpoint.ts'

// Ours only: what is done with everything that a list's filter finds, however much it is, is done by the server, as a job.

/** What is done, and with which rows. */
export interface ListBatch {
  /** Name of the work, as the server declares it. */
  batch: string
  /** What narrows the list, as its call carries it. */
  query: Record<string, unknown>
  /** What is set. */
  values: Record<string, unknown>
}

/**
 * Answers the id of the job and how many rows it began with. Rows that refuse stay as they are and are counted by its `step`; one that is
 * cancelled stops between two slices of rows. Needs the keys that the work needs with one row. Refused with BATCH_UNKNOWN, BATCH_QUERY,
 * BATCH_MANY where one of theirs is waiting or running.
 */
export const beginListBatch = endpoint<{ body: ListBatch }, { id: Id; count: number }>('POST', '/setting/batches', { encoding: 'json' })
