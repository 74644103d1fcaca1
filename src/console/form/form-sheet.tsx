import { FormDialog, type FormDialogProps } from '#src/forms/declared/form-dialog.tsx'
import { formToolsOf } from './form-tools.tsx'
import { useFormPlace } from './use-form-controller.ts'

export type FormSheetProps<Row> = Omit<FormDialogProps<Row>, 'place' | 'tools'>

/** A declared form in a dialog or a drawer of a page. */
export function FormSheet<Row>(props: FormSheetProps<Row>) {
  const place = useFormPlace()
  return <FormDialog {...props} place={place} tools={formToolsOf(place.connection)} />
}
