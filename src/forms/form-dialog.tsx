import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Side } from '#src/api/endpoint.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { DraftNotes } from './draft-notes.tsx'
import { FormBody, NotRead } from './form-body.tsx'
import { readForm } from './read-form.ts'
import { noForm, type FormDescription } from './form-field.ts'
import type { FieldTools } from '#src/fields/tools.ts'
import { useDraftController } from './use-draft-controller.ts'
import { sendForm } from './send-form.ts'
import { useCloseGuard } from './use-close-guard.ts'
import { useForm } from './use-form.ts'
import { useSubmission } from './use-submission.ts'

export interface FormDialogProps {
  connection: Connection
  /** Asks the server for its form; null keeps the dialog closed, another one starts afresh. */
  load: (() => Promise<object>) | null
  /** Whose form it is; it is sent to the same side. */
  side?: Side
  /** Stands above until the server has named the form. */
  title: string
  /** Under which its draft is kept; null keeps none. */
  draft: string | null
  /** Dialogs of the room above. */
  tools?: FieldTools
  onClose(): void
  /** The server has taken it. */
  onDone(): void
}

/** A form as the server describes it, in a dialog; it is sent to the form's own address and the server's sentence shown. */
export function FormDialog({ connection, load, side = 'admin', title, draft: name, tools, onClose, onDone }: FormDialogProps) {
  const { form, isFailed, retry } = useLoaded(load, connection.base, side)
  const common = useStore($common)
  const store = useForm(form ?? noForm)
  const isDirty = useStore(store.$isDirty)
  const draft = useDraftController(connection, form && load ? name : null, store)
  const latest = useRef(load)
  useLayoutEffect(() => {
    latest.current = load
  }, [load])
  // an answer that is late closes no form that was opened since
  const done = () => {
    draft.finish()
    onDone()
    if (latest.current === load) onClose()
  }
  const { isBusy, submit } = useSubmission({
    store,
    send: (options) => sendForm(store, connection, options),
    maySend: draft.isDecided,
    onDone: done,
  })
  const close = useCloseGuard(isDirty, onClose, name !== null)
  const footer = (
    <>
      <Button onClick={close}>{common.cancel}</Button>
      <Button variant="primary" busy={isBusy} disabled={!form} onClick={submit}>
        {common.confirm}
      </Button>
    </>
  )
  return (
    <Dialog open={load !== null} onClose={close} title={form?.title || title} footer={footer} width={480}>
      {form ? (
        <div className="form-whole">
          <DraftNotes draft={draft} tools={tools} />
          <FormBody store={store} onEnter={submit} tools={tools} />
        </div>
      ) : isFailed ? (
        <NotRead onRetry={retry} />
      ) : (
        <Skeleton rows={4} height={32} />
      )}
    </Dialog>
  )
}

function useLoaded(load: FormDialogProps['load'], base: string, side: Side) {
  const notify = useNotify()
  const [found, setFound] = useState<{ load: unknown; form: FormDescription }>()
  const [failed, setFailed] = useState<FormDialogProps['load']>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!load) return
    let isCurrent = true
    setFailed(null)
    load().then(
      (reply) => isCurrent && setFound({ load, form: readForm(reply, base, side) }),
      (failure: unknown) => {
        if (!isCurrent) return
        notify.failure(failure)
        setFailed(() => load)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [load, base, side, tries, notify])
  // while it closes, the form stays where it is
  const isShown = found && (load === null || found.load === load)
  return {
    form: isShown ? found.form : undefined,
    isFailed: failed !== null && failed === load,
    retry: () => setTries((before) => before + 1),
  }
}
