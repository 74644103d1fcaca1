import { useEffect } from 'react'
import { draftName } from '#src/forms/draft-name.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import type { FormSheetProps } from '../../form/form-sheet.tsx'
import { useLocation, useRouter } from '../../router/use-router.ts'
import { useListAddress } from '../list-address.ts'
import type { Form } from '#src/forms/declared/form.ts'

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

/** The form of an action: its code is loaded when the first one opens, one with a page of its own leads there. */
export function FormOpening({ opened, onDone, onClose }: FormOpeningProps) {
  const { path } = useLocation()
  const address = useListAddress()
  const router = useRouter()
  const { form, key, id, title, row } = opened
  const isPage = form.in === 'page'
  const Sheet = useLazyPart(sheet, !isPage, onClose)
  useEffect(() => {
    if (!isPage) return
    void router.go(address.partAddress({ key, id }))
    onClose()
  })
  if (isPage || !Sheet) return null
  return <Sheet form={form} title={title} row={row} draft={draftName(path, key, id)} onDone={onDone} onClose={onClose} />
}
