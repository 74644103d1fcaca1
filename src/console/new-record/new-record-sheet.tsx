import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Resource } from '#src/api/resource.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Form } from '#src/forms/declared/form.ts'
import type { Page } from '../engine/page.ts'
import { pageOfRecords } from '../engine/records/page-of-records.ts'
import { FormSheet } from '../form/form-sheet.tsx'
import { $text } from './new-record.text.ts'

export interface NewRecordSheetProps {
  resource: Resource
  /** The new record's name to begin with. */
  name: string
  onClose(made: { id: string; name: string } | null): void
}

/** The form of a page of records, opened from a field that refers to one of them. */
export function NewRecordSheet({ resource, name, onClose }: NewRecordSheetProps) {
  const [page, setPage] = useState<Page>()
  const notify = useNotify()
  useEffect(() => {
    let isWanted = true
    pageOfRecords(resource).then(
      (found) => isWanted && setPage(found.page),
      (failure: unknown) => (notify.failure(failure), onClose(null)),
    )
    return () => {
      isWanted = false
    }
    // loaded once
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [resource])
  return page?.newRecord ? <Sheet page={page} name={name} onClose={onClose} /> : null
}

function Sheet({ page, name, onClose }: Omit<NewRecordSheetProps, 'resource'> & { page: Page }) {
  const words = useStore(page.text)
  const text = useStore($text)
  const connection = useConnection()
  const made = useRef<{ id: string; name: string }>(null)
  // the same form while it is filled in
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const form = useMemo<Form<never>>(() => page.newRecord!(name, (record) => (made.current = record), connection), [page])
  return (
    <FormSheet form={form} title={text.title(words.title)} draft={null} onDone={() => undefined} onClose={() => onClose(made.current)} />
  )
}
