import { useStore } from '@nanostores/react'
import { draftName } from '#src/forms/draft-name.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useConnection } from '#src/gate/use-connection.ts'
import { FormPage } from '../../form/form-page.tsx'
import { useLocation } from '../../router/use-router.ts'
import { isAllowed } from '../action.ts'
import { useRow } from '../detail/use-row.ts'
import { $text } from '../engine.text.ts'
import type { ListPage, PageWords } from '../page.ts'
import type { Form } from '#src/forms/declared/form.ts'

export interface FormPartProps<Row, W extends PageWords> {
  page: ListPage<Row, W>
  /** Key of the action. */
  action: string
  /** Empty for a new row. */
  id: string
  onBack(): void
}

/** The form of an action in place of its list. */
export function FormPart<Row, W extends PageWords>({ page, action: key, id, onBack }: FormPartProps<Row, W>) {
  const words = useStore(page.text)
  const text = useStore($text)
  const connection = useConnection()
  const { path } = useLocation()
  const { row, isMissing, failure } = useRow(page, id, true)
  const action = page.actions?.find((one) => one.key === key)
  const form = action && 'form' in action ? (action.form as Form<Row> | undefined) : undefined
  if (!form || !action || !isAllowed(connection, action)) return <Empty text={text.notAllowed} />
  if (failure) return <ErrorCard title={text.rowNotRead} message={failure.message} onRetry={failure.reload} />
  if (isMissing) return <Empty text={text.noRow} />
  if (id && !row) return <Skeleton rows={6} height={28} />
  const title = String(words[action.key])
  return (
    <FormPage
      form={form}
      row={row}
      draft={draftName(path, key, id)}
      title={id ? `${title} ID:${id}` : title}
      from={words.title}
      onBack={onBack}
      onDone={onBack}
    />
  )
}
