import { FormBody, NotRead } from '#src/forms/form-body.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Differences } from './differences.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { formToolsOf } from './form-tools.tsx'
import type { FormDesk } from './use-form-desk.ts'

/** What stands in dialog, drawer and page: the draft that there is, what somebody else changed, the fields. */
export function FormContent({ desk }: { desk: FormDesk }) {
  const connection = useConnection()
  const { asked, state, draft } = desk
  if (!desk.isThere) return asked.state === 'failed' ? <NotRead onRetry={asked.retry} /> : <Skeleton rows={4} height={32} />
  return (
    <div className="console-form">
      {draft.offered && <DraftOffer at={draft.offered.at} onRestore={desk.restore} onDrop={draft.discard} />}
      {desk.hasClash && <Differences differences={desk.clash} values={state.values} onChoose={state.change} />}
      <FormBody state={state} onEnter={desk.submit} tools={formToolsOf(connection)} />
    </div>
  )
}
