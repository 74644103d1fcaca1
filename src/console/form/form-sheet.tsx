import { useStore } from '@nanostores/react'
import { useCloseGuard } from '#src/forms/use-close-guard.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Drawer } from '#src/ui/drawer/drawer.tsx'
import { FormContent } from './form-content.tsx'
import { useFormController, type FormControllerProps } from './use-form-controller.ts'

export interface FormSheetProps<Row> extends FormControllerProps<Row> {
  /** Stands above unless the server has named the form. */
  title: string
  onClose(): void
}

/** A declared form in a dialog or a drawer. */
export function FormSheet<Row>({ title, onClose, onDone, ...rest }: FormSheetProps<Row>) {
  const common = useStore($common)
  const controller = useFormController({ ...rest, onDone: () => (onDone(), onClose()), onLate: onDone })
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
      <FormContent controller={controller} />
    </Panel>
  )
}
