import { DraftNotes } from '#src/forms/draft-notes.tsx'
import { FormBody, NotRead } from '#src/forms/form-body.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { formToolsOf } from './form-tools.tsx'
import type { FormController } from './use-form-controller.ts'

/** What stands in dialog, drawer and page: the draft that there is, what somebody else changed, the fields. */
export function FormContent({ controller, isQuiet }: { controller: FormController; isQuiet?: boolean }) {
  const connection = useConnection()
  const { read, store } = controller
  if (!controller.isThere) return read.state === 'failed' ? <NotRead onRetry={read.reload} /> : <Skeleton rows={4} height={32} />
  return (
    <div className="form-whole">
      <DraftNotes draft={controller.draft} tools={formToolsOf(connection)} />
      <FormBody store={store} onEnter={controller.submit} tools={formToolsOf(connection)} {...(isQuiet && { isQuiet })} />
    </div>
  )
}
