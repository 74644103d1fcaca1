import { useStore } from '@nanostores/react'
import type { Id } from '#src/api/endpoint.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { $text } from './export-job.text.ts'
import { JobDialog } from './job-dialog.tsx'
import { saveJobFile } from './save-job-file.ts'

export interface FileJobProps {
  title: string
  /** Of the job that has begun. */
  id: Id
  onClose(): void
}

/** A large file that the server writes while somebody waits for it. */
export function FileJob({ title, id, onClose }: FileJobProps) {
  const text = useStore($text)
  const connection = useConnection()
  return (
    <JobDialog
      title={title}
      what={text.large}
      hint={text.hint}
      begin={async () => ({ id })}
      onDone={(job) => saveJobFile(connection, job)}
      onClose={onClose}
    />
  )
}
