import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import type { FormSheetProps } from '../../form/form-sheet.tsx'
import { usePlace } from '../../router/use-router.ts'
import { draftName } from '../kept/draft-name.ts'
import type { Form } from './form.ts'

const sheet = lazyPart<FormSheetProps<never>>(async () => (await import('../../form/form-sheet.tsx')).FormSheet)

export interface FormOpeningProps {
  opened: {
    form: Form<never>
    /** Of the action. */
    key: string
    /** Of the row; empty for a new one. */
    id: string
    title: string
    row?: never
  }
  onDone(): void
  onClose(): void
}

/** The form of an action; its code is loaded when the first one opens. */
export function FormOpening({ opened, onDone, onClose }: FormOpeningProps) {
  const { path } = usePlace()
  const Sheet = useLazyPart(sheet, true, onClose)
  const { form, key, id, title, row } = opened
  return Sheet ? <Sheet form={form} title={title} row={row} draft={draftName(path, key, id)} onDone={onDone} onClose={onClose} /> : null
}
