import { useStore } from '@nanostores/react'
import { useCloseGuard } from '#src/forms/use-close-guard.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Drawer } from '#src/ui/drawer/drawer.tsx'
import { FormContent } from './form-content.tsx'
import { useFormDesk, type FormDeskProps } from './use-form-desk.ts'

export interface FormSheetProps<Row> extends FormDeskProps<Row> {
  /** Stands above unless the server has named the form. */
  title: string
  onClose(): void
}

/** A declared form in a dialog or a drawer. */
export function FormSheet<Row>({ title, onClose, onDone, ...rest }: FormSheetProps<Row>) {
  const common = useStore($common)
  const desk = useFormDesk({ ...rest, onDone: () => (onDone(), onClose()), onLate: onDone })
  const close = useCloseGuard(desk.isDirty, onClose, rest.draft !== null)
  const Panel = rest.form.in === 'drawer' ? Drawer : Dialog
  const footer = (
    <>
      <Button onClick={close}>{common.cancel}</Button>
      <Button variant="primary" busy={desk.isBusy} disabled={!desk.isThere} onClick={desk.submit}>
        {common.confirm}
      </Button>
    </>
  )
  return (
    <Panel open onClose={close} title={desk.title || title} footer={footer} width={rest.form.width ?? 480}>
      <FormContent desk={desk} />
    </Panel>
  )
}
