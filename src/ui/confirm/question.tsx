import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useStore } from '@nanostores/react'
import { useId, useRef } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '../button/button.tsx'
import panelCss from '../dialog/panel.css?inline'
import { useHeldFocus } from '../dialog/use-held-focus.ts'
import { useModalCarrier } from '../modal-carrier.tsx'
import { InCarrier } from '../top-layer.tsx'
import type { OpenQuestion } from './confirm.ts'
import css from './question.css?inline'

addStyles(panelCss)
addStyles(css)

/** Letters from which a message may have to be scrolled, by keyboard too. */
const long = 300

export function Question({ question }: { question: OpenQuestion | undefined }) {
  const common = useStore($common)
  const titleId = useId()
  const carrier = useModalCarrier(titleId, question !== undefined, 'alertdialog')
  const last = useRef(question)
  const safe = useRef<HTMLButtonElement>(null)
  const yes = useRef<HTMLButtonElement>(null)
  const held = useHeldFocus(question !== undefined, () => (last.current?.danger ? safe : yes).current)
  // the words stay while the dialog fades out
  if (question) last.current = question
  const shown = last.current
  if (!shown) return null
  return (
    <AlertDialog.Root open={question !== undefined} onOpenChange={(next) => !next && shown.answer(false)}>
      <AlertDialog.Portal {...carrier}>
        <AlertDialog.Backdrop className="ui-shade" forceRender />
        <AlertDialog.Viewport className="ui-panel-space is-middle">
          <AlertDialog.Popup role="document" ref={held.ref} className="ui-panel ui-question" initialFocus={held.initialFocus}>
            <InCarrier.Provider value={true}>
              <AlertDialog.Title id={titleId} className="ui-panel-title">
                {shown.title}
              </AlertDialog.Title>
              {shown.message && (
                <AlertDialog.Description className="ui-question-message" tabIndex={shown.message.length > long ? 0 : undefined}>
                  {shown.message}
                </AlertDialog.Description>
              )}
              <div className="ui-question-buttons">
                <Button ref={safe} onClick={() => shown.answer(false)}>
                  {shown.cancelLabel ?? common.cancel}
                </Button>
                <Button ref={yes} variant={shown.danger ? 'danger' : 'primary'} onClick={() => shown.answer(true)}>
                  {shown.confirmLabel ?? common.confirm}
                </Button>
              </div>
            </InCarrier.Provider>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
