import { downloadJob, type JobRow } from '#src/api/jobs.ts'
import type { Connection } from '#src/stores/connection.ts'
import { saveFile } from './save-file.ts'

/** Milliseconds for the bytes of a file to come. */
const patience = 600_000

/** Gives the file of a job to the browser. @throws RequestError */
export async function saveJobFile(connection: Connection, { id, file }: Pick<JobRow, 'id' | 'file'>): Promise<void> {
  if (!file) return
  saveFile(file.name, await connection.send(downloadJob, { params: { id } }, { timeout: patience }))
}
