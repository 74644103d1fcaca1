import { Printer } from 'lucide-react'
import type { RecordOf } from '#src/api/resource.ts'
import type { Fields } from '#src/kinds/kind.ts'
import { lazyPart, useLazyPart } from '#src/ui/lazy-part.ts'
import type { Action } from '../../action.ts'
import type { ListPage, PageTools, PageWords } from '../../page.ts'
import type { RecordPage } from '../declaration.ts'
import type { PrintDialogProps } from './print-dialog.tsx'

type AnyRecord = RecordOf<Fields> & Readonly<Record<string, unknown>>
type ActionProps = { tools: PageTools; onClose: () => void }

const dialog = lazyPart<PrintDialogProps>(async () => (await import('./print-dialog.tsx')).PrintDialog)

/**
 * Print a record, or all that were chosen, one behind the other: each with its name, its fields and lines, and what it comes to. `list` is the page
 * as it is shown, once it is made.
 */
export function printActions(page: RecordPage<Fields, never>, list: () => ListPage<AnyRecord, PageWords>): Action<AnyRecord, PageWords>[] {
  function Print(props: Omit<PrintDialogProps, 'page' | 'list'>) {
    const Part = useLazyPart(dialog, true, props.onClose)
    return Part && <Part {...props} page={page} list={list()} />
  }
  const icon = <Printer size={16} aria-hidden />
  const One = ({ row, ...props }: ActionProps & { row: AnyRecord }) => <Print {...props} rows={[row]} />
  return [
    { key: 'print' as never, on: 'row', icon, Dialog: One },
    { key: 'printChosen' as never, on: 'batch', icon, Dialog: Print },
  ]
}
