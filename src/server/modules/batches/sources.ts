import type { AnyBatchSource } from '../../jobs/batch-source.ts'
import { Refusal } from '../../refusal.ts'
import type { User } from '../../sessions.ts'

const declared = import.meta.glob<AnyBatchSource>('../*/batches/*.ts', { eager: true, import: 'default' })
const sources = Object.values(declared)

/** Work that somebody may do. Refused with BATCH_UNKNOWN for none, 110000 without one of its keys. */
export function batchFor(name: string, { level, permissions }: User): AnyBatchSource {
  const source = sources.find((one) => one.name === name)
  if (!source) throw new Refusal({ status: 400, code: 'BATCH_UNKNOWN' })
  if (level !== 0 && !source.permissions.every((key) => permissions.has(key))) throw new Refusal({ status: 110000 })
  return source
}
