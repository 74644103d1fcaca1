import { useMemo } from 'react'
import type { RecordOf } from '#src/api/resource.ts'
import { wireOf, type Field, type Fields } from '#src/kinds/kind.ts'
import { addressOf } from '../../router/location.ts'
import type { ListPage, PageTools, PageWords } from '../page.ts'
import { OwnList } from '../own-list.tsx'
import type { RecordPage } from './declaration.ts'
import { describedForm } from './described-form.ts'
import { addressesBelow, newId } from './record-addresses.ts'
import { recordForm } from './record-form.ts'

type AnyRecord = RecordOf<Fields> & Readonly<Record<string, unknown>>
type AnyList = ListPage<AnyRecord, PageWords>
type AnyAction = NonNullable<AnyList['actions']>[number]

/** How a new record begins that is added where those of another stand. */
function adding(page: RecordPage<Fields, never>, where: string, id: string, key: string) {
  const { of } = page
  if (of.calls.addForm) return { form: describedForm(of, { [key]: id }) }
  if (page.address === undefined) return { form: recordForm(page, { presets: { [where]: id } }) }
  const path = addressesBelow(page.address).of(newId)
  const to = addressOf({ path, query: new URLSearchParams({ [key]: id }).toString() })
  return { open: (_: unknown, tools: PageTools) => tools.go(to) }
}

/** The list of a page, as far as it is of one record: `where` is the field that refers to it. */
function listWithin(list: AnyList, page: RecordPage<Fields, never>, where: string, id: string): AnyList {
  const key = wireOf(where, page.of.fields[where] as Field<unknown>)
  const added = (action: AnyAction): AnyAction =>
    action.key === 'add' ? ({ ...action, ...adding(page, where, id, key) } as AnyAction) : action
  const { aside: _aside, import: _import, ...rest } = list
  return {
    ...rest,
    query: { ...list.query, [key]: id },
    columns: list.columns.filter((column) => typeof column === 'string' || column.key !== where),
    filters: (list.filters ?? []).filter((filter) => filter.as === 'text' || (filter.as === 'choice' && filter.tabs)),
    actions: (list.actions ?? []).filter(({ on }) => on !== 'batch').map(added),
  }
}

export interface RecordsWithinProps {
  list: AnyList
  page: RecordPage<Fields, never>
  where: string
  /** Of the record whose they are. */
  id: string
  /** Of the page of the list. */
  path: string
}

/** Records that refer to another, listed where that one is shown. */
export function RecordsWithin({ list, page, where, id, path }: RecordsWithinProps) {
  const own = useMemo(() => listWithin(list, page, where, id), [list, page, where, id])
  return <OwnList page={own} path={path} />
}
