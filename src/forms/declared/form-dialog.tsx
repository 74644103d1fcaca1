import { useStore } from '@nanostores/react'
import type { FieldTools } from '#src/fields/tools.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Drawer } from '#src/ui/drawer/drawer.tsx'
import { useCloseGuard } from '../use-close-guard.ts'
import { FormContent } from './form-content.tsx'
import { useFormController, type FormControllerProps, type FormHost } from './use-form-controller.ts'

export interface FormDialogProps<Row> extends FormControllerProps<Row> {
  host: FormHost
  /** Stands above unless the form is named. */
  title: string
  /** Dialogs of the room above. */
  tools?: FieldTools
  onClose(): void
}

/** A declared form in a dialog or a drawer. */
export function FormDialog<Row>({ host, title, tools, onClose, onDone, ...rest }: FormDialogProps<Row>) {
  const common = useStore($common)
  const controller = useFormController({ ...rest, onDone: () => (onDone(), onClose()), onLate: onDone }, host)
  const close = useCloseGuard(controller.isDirty, onClose, rest.draft !== null)
  const Panel = rest.form.in === 'drawer' ? Drawer : Dialog
  const footer = (
    <>
      <Button onClick={close}>{common.cancel}</Button>
      <Button variant="primary" busy={controller.isBusy} disabled={!controller.isThere} onClick={controller.submit}>
        {common.confirm}
      </Button>
    </>
  )
  return (
    <Panel open onClose={close} title={controller.title || title} footer={footer} width={rest.form.width ?? 480}>
      <FormContent controller={controller} tools={tools} />
    </Panel>
  )
}
