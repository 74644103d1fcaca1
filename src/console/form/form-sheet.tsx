import { FormDialog, type FormDialogProps } from '#src/forms/declared/form-dialog.tsx'
import { formToolsOf } from './form-tools.tsx'
import { useFormHost } from './use-form-controller.ts'

export type FormSheetProps<Row> = Omit<FormDialogProps<Row>, 'host' | 'tools'>

/** A declared form in a dialog or a drawer of a page. */
export function FormSheet<Row>(props: FormSheetProps<Row>) {
  const host = useFormHost()
  return <FormDialog {...props} host={host} tools={formToolsOf(host.connection)} />
}
