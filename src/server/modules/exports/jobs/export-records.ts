import type { RecordExport } from '#src/api/record-exports.ts'
import { workbookStream, workbookType } from '#src/papers/sheet/workbook-stream.ts'
import type { ExportColumn, ExportReader } from '#src/server/jobs/export-source.ts'
import { defineJob, type JobRun } from '#src/server/jobs/job.ts'
import { Refusal } from '#src/server/refusal.ts'
import { findAccount } from '#src/server/sessions.ts'
import { sourceFor } from '../sources.ts'

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
    const { account, resource, query, title, day, columns, words } = run.payload
    const user = await findAccount(run.db, account)
    if (!user) throw new Refusal({ status: 110000 })
    const source = sourceFor(resource, user)
    const reader = { db: run.db, user, locale: run.locale, word: (key: string) => words[key] ?? key }
    const seen = columns.flatMap(({ name, title: heading }) => {
      const column = source.column(name, user)
      return column ? [{ title: heading, ...column }] : []
    })
    await source.withRows(query, reader, (rows, count) => {
      const sheet = {
        name: title,
        columns: seen.map(({ title: heading, as }) => ({ title: heading, as })),
        rows: written(rows, { seen, reader, count, run }),
      }
      // what is missing in the compiler's word for it: Node iterates over such streams
      const content = workbookStream([sheet]) as unknown as AsyncIterable<Uint8Array>
      return run.storeFile({ name: `${title}-${day}.xlsx`, type: workbookType, content })
    })
  },
})

interface Writing {
  seen: readonly ExportColumn<unknown>[]
  reader: ExportReader
  count: number
  run: JobRun<ExportPayload>
}

async function* written(rows: AsyncIterable<unknown>, { seen, reader, count, run }: Writing): AsyncGenerator<string[]> {
  let done = 0
  for await (const one of rows) {
    yield seen.map(({ of }) => of(one, reader))
    done++
    if (done % 500 === 0) await run.progress(count === 0 ? 1 : Math.min(0.99, done / count))
  }
}
