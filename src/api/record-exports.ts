import { endpoint, type Id } from './endpoint.ts'
import type { RecordQuery } from './resource.ts'

// Ours only: a list with more rows than a browser likes to fetch is written into a workbook by the server, as a job.

/** What a workbook of a list is to hold. */
export interface RecordExport {
  /** Name of a resource that the server keeps in a table of its own. */
  resource: string
  /** What narrows and orders the list, as its call carries it. */
  query: RecordQuery
  /** Name of the sheet and, with the day, of the file. */
  title: string
  /** Fields by name, `changed` for the moment and the person of the last change; each with its heading. */
  columns: { name: string; title: string }[]
  /** Words of the options, of yes and of no, in the language of the screen. */
  words: Record<string, string>
}

/**
 * Answers the id of the job, whose file is the workbook. Needs the key of the resource's page; what the person may not see is not in the file.
 * Refused with EXPORT_RESOURCE, EXPORT_COLUMNS, EXPORT_MANY where three of theirs are waiting or running.
 */
export const exportRecords = endpoint<{ body: RecordExport }, { id: Id }>('POST', '/setting/exports', {
  encoding: 'json',
  keepsReads: true,
})
