import { FormDialog, type FormDialogProps } from '#src/forms/form-dialog.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { formToolsOf } from './form-tools.tsx'

/** A form of the connected server in a dialog, with the console's pickers in it. */
export function ServerFormDialog(props: Omit<FormDialogProps, 'connection' | 'tools'>) {
  const connection = useConnection()
  return <FormDialog {...props} connection={connection} tools={formToolsOf(connection)} />
}
