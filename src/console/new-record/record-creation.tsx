import type { RecordCreation, NewRecordProps } from '#src/fields/reference/creation.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import { routesOf } from '../engine/records/page-of-records.ts'
import type { NewRecordSheetProps } from './new-record-sheet.tsx'

const sheet = lazyPart<NewRecordSheetProps>(async () => (await import('./new-record-sheet.tsx')).NewRecordSheet)

function NewRecord(props: NewRecordProps) {
  const { onClose } = props
  const Sheet = useLazyPart(sheet, true, () => onClose(null))
  return Sheet && <Sheet {...props} />
}

/** Records are added by the form of their own page, in a dialog over what refers to them. */
export const recordCreation: RecordCreation = {
  canCreate: (connection, resource) =>
    resource.calls.add !== undefined &&
    resource.calls.addForm === undefined &&
    connection.can(resource.keys.add) &&
    routesOf(resource).length > 0,
  NewRecord,
}
