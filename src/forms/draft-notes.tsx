import type { FieldTools } from '#src/fields/tools.ts'
import { Differences } from './differences.tsx'
import { DraftOffer } from './draft-offer.tsx'
import type { DraftController } from './use-draft-controller.ts'

/** Above the fields of a form: the draft that there is, and what somebody else changed. */
export function DraftNotes({ draft, tools }: { draft: DraftController; tools?: FieldTools | undefined }) {
  return (
    <>
      {draft.offered && <DraftOffer at={draft.offered.at} onRestore={draft.restore} onDrop={draft.discard} />}
      {draft.clash && <Differences clash={draft.clash} tools={tools} />}
    </>
  )
}
