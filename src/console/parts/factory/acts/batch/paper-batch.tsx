import { lazy } from 'react'
import type { Resource } from '#src/api/resource.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { paperTypeOf } from '../../workbooks.ts'
import type { BatchActs, BatchPaper } from './batch-dialog.tsx'

const BatchDialog = lazy(async () => ({ default: (await import('./batch-dialog.tsx')).BatchDialog }))

interface BatchProps {
  rows: readonly BatchPaper[]
  tools: PageTools
  onClose(): void
}

const words = { submit: 'batchSubmit', approve: 'batchApprove', audit: 'batchAudit' } as const

/** What is done with several chosen papers at once, each with its key: submitted, approved, posted (manufacturing 3.2). */
export function paperBatch(of: Pick<Resource, 'document' | 'name'>) {
  const type = paperTypeOf(of)
  const acts = (Object.keys(words) as BatchActs[]).filter((act) => of.document!.acts[act])
  return acts.map((act) => ({
    ...({ key: words[act], on: 'batch', permission: of.document!.acts[act]!.key, feature: 'factory' } as const),
    Dialog: (props: BatchProps) => <BatchDialog {...props} type={type} act={act} />,
  }))
}
