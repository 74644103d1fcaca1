import { DraftNotes } from '../draft-notes.tsx'
import { FormBody, NotRead } from '../form-body.tsx'
import type { FieldTools } from '#src/fields/tools.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import type { FormController } from './use-form-controller.ts'

interface FormContentProps {
  controller: FormController
  /** Dialogs of the room above. */
  tools?: FieldTools | undefined
  isQuiet?: boolean
}

/** What stands in dialog, drawer and page: the draft that there is, what somebody else changed, the fields. */
export function FormContent({ controller, tools, isQuiet }: FormContentProps) {
  const { read, store } = controller
  if (!controller.isThere)
    return read.state === 'failed' ? <NotRead message={read.message} onRetry={read.reload} /> : <Skeleton rows={4} height={32} />
  return (
    <div className="form-whole">
      <DraftNotes draft={controller.draft} tools={tools} />
      <FormBody store={store} onEnter={controller.submit} tools={tools} {...(isQuiet && { isQuiet })} />
    </div>
  )
}
