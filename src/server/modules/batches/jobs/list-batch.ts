import type { ListBatch } from '#src/api/list-batches.ts'
import { actAsAdmitted } from '#src/server/database/actor.ts'
import { transaction } from '#src/server/db.ts'
import type { AnyBatchSource, BatchActor, BatchWriter } from '#src/server/jobs/batch-source.ts'
import { defineJob, type JobRun } from '#src/server/jobs/job.ts'
import { sentence } from '#src/server/messages.ts'
import { Refusal } from '#src/server/refusal.ts'
import { findAccount } from '#src/server/sessions.ts'
import { batchFor } from '../sources.ts'

export interface BatchPayload extends ListBatch {
  account: number
  /** Rows that were found when it was asked for: nothing that came later is touched. */
  ids: readonly number[]
  /** What this piece of work is known by. */
  run: string
}

/** Rows of one transaction: a cancel is heard between two of them, and nobody waits long for a row. */
const slice = 200

interface Tally {
  done: number
  left: number
  reason: string
}

/** Does some work with every row of a list; whoever lost the right to it meanwhile does nothing more. */
export default defineJob<BatchPayload>({
  name: 'list-batch',
  title: { 'zh-cn': '批量操作', en: 'Batch action', 'zh-tw': '批次操作' },
  // what is set twice is as if it were set once
  isRepeatable: true,
  async run(run) {
    const { account, batch, ids, run: id } = run.payload
    const tally: Tally = { done: 0, left: 0, reason: '' }
    for (let at = 0; at < ids.length; at += slice) {
      const user = await findAccount(run.db, account)
      if (!user) throw new Refusal({ status: 110000 })
      await writeSlice(
        run,
        { source: batchFor(batch, user), actor: { user, locale: run.locale, run: id } },
        ids.slice(at, at + slice),
        tally,
      )
      await run.progress((at + slice) / ids.length, stepOf(run, tally))
    }
  },
})

interface Work {
  source: AnyBatchSource
  actor: BatchWriter
}

async function writeSlice(run: JobRun<BatchPayload>, { source, actor }: Work, ids: readonly number[], tally: Tally): Promise<void> {
  try {
    const { id, name } = actor.user
    await actAsAdmitted({ id, name }, () => transaction(run.db, (db) => source.write(db, ids, run.payload.values, actor)))
    tally.done += ids.length
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (ids.length === 1) {
      tally.left++
      tally.reason ||= wordsOf(error, actor)
      return
    }
    for (const id of ids) {
      run.signal.throwIfAborted()
      await writeSlice(run, { source, actor }, [id], tally)
    }
  }
}

const wordsOf = ({ detail }: Refusal, { locale }: BatchActor) =>
  detail.message ?? sentence(detail.code ?? detail.status, locale, detail.values) ?? ''

const stepOf = ({ payload, locale }: JobRun<BatchPayload>, { done, left, reason }: Tally): string =>
  sentence(left > 0 ? 'BATCH_LEFT' : 'BATCH_STEP', locale, { done, count: payload.ids.length, left, reason }) ?? ''
