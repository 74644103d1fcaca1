import { workbookType } from '#src/papers/sheet/workbook-stream.ts'
import { defineJob } from '#src/server/jobs/job.ts'
import { Refusal } from '#src/server/refusal.ts'
import { findAccount } from '#src/server/sessions.ts'
import { workbookBytes } from '#src/server/web/send-workbook.ts'
import { withWorkbook, type WorkbookRequest } from '../excel/workbooks.ts'

export interface PapersPayload {
  request: WorkbookRequest
  account: number
  name: string
}

/** A large workbook of papers; whoever lost the right to them meanwhile gets none. */
export default defineJob<PapersPayload>({
  name: 'export-papers',
  title: { 'zh-cn': '导出单据', en: 'Export of documents', 'zh-tw': '匯出單據' },
  isRepeatable: true,
  async run({ payload: { request, account, name }, db, locale, progress, storeFile }) {
    const user = await findAccount(db, account)
    if (!user) throw new Refusal({ status: 110000 })
    let done = 0
    let lines = 0
    const onRow = async () => {
      done++
      if (done % 500 === 0) await progress(lines === 0 ? 1 : Math.min(0.99, done / lines))
    }
    await withWorkbook(
      { db, user, locale },
      request,
      (book) => {
        lines = book.lines
        return storeFile({ name, type: workbookType, content: workbookBytes(book.sheets) })
      },
      onRow,
    )
  },
})
