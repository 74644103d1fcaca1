import { lastChange, readRecord, recordText } from '#src/api/records.ts'
import type { RecordExport } from '#src/api/record-exports.ts'
import type { WireRecord } from '#src/api/resource.ts'
import { workbookStream, workbookType } from '#src/papers/sheet/workbook-stream.ts'
import { defineJob, type JobRun } from '#src/server/jobs/job.ts'
import { Refusal } from '#src/server/refusal.ts'
import { findAccount } from '#src/server/sessions.ts'
import { withEachRow } from '#src/server/tables/select.ts'
import { maySee, type Table } from '#src/server/tables/table.ts'
import { tableFor } from '../exportable.ts'

export interface ExportPayload extends RecordExport {
  account: number
  /** `YYYY-MM-DD` of the shop, for the file's name. */
  day: string
}

/** Writes what a list's query finds into a workbook; whoever lost the right to the list meanwhile gets none. */
export default defineJob<ExportPayload>({
  name: 'export-records',
  title: { 'zh-cn': '导出', en: 'Export', 'zh-tw': '匯出' },
  isRepeatable: true,
  async run(run) {
    const { account, resource, query, title, day } = run.payload
    const user = await findAccount(run.db, account)
    if (!user) throw new Refusal({ status: 110000 })
    const table = tableFor(resource, user)
    await withEachRow(run.db, table, query, user, (rows, count) => {
      const columns = columnsOf(table, run).filter(({ field }) => !field || maySee(field, user))
      const sheet = {
        name: title,
        columns: columns.map(({ title: heading, field }) => ({ title: heading, as: field?.kind.cell ?? 'text' })),
        rows: written(rows, { columns, table, count, run }),
      }
      // what is missing in the compiler's word for it: Node iterates over such streams
      const content = workbookStream([sheet]) as unknown as AsyncIterable<Uint8Array>
      return run.storeFile({ name: `${title}-${day}.xlsx`, type: workbookType, content })
    })
  },
})

type Columns = ReturnType<typeof columnsOf>

const columnsOf = ({ resource: { fields } }: Table, { payload }: JobRun<ExportPayload>) =>
  payload.columns.map(({ name, title }) => ({ name, title, field: fields[name] }))

async function* written(
  rows: AsyncIterable<WireRecord>,
  { columns, table, count, run }: { columns: Columns; table: Table; count: number; run: JobRun<ExportPayload> },
): AsyncGenerator<string[]> {
  const word = (key: string) => run.payload.words[key] ?? key
  let done = 0
  for await (const wire of rows) {
    const record = readRecord(table.resource.fields, wire)
    yield columns.map(({ name, field }) => (field ? recordText(name, field, record, word) : lastChange(record)))
    done++
    if (done % 500 === 0) await run.progress(count === 0 ? 1 : Math.min(0.99, done / count))
  }
}
