import { useStore } from '@nanostores/react'
import { exportRecords, type RecordExport } from '#src/api/record-exports.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { $text } from './export-job.text.ts'
import { JobDialog } from './job-dialog.tsx'
import { saveJobFile } from './save-job-file.ts'

export interface ExportJobProps {
  title: string
  count: number
  /** There are more: a search is counted so far only. */
  isCapped?: boolean
  wanted: RecordExport
  onClose(): void
}

/** A list that the server writes into a workbook while somebody waits for it; the file is saved when it is done. */
export function ExportJob({ title, count, isCapped = false, wanted, onClose }: ExportJobProps) {
  const text = useStore($text)
  const connection = useConnection()
  return (
    <JobDialog
      title={title}
      what={isCapped ? text.exportingMore(count) : text.exporting(count)}
      hint={text.hint}
      begin={(key) => connection.send(exportRecords, { body: wanted }, { key })}
      onDone={(job) => saveJobFile(connection, job)}
      onClose={onClose}
    />
  )
}
