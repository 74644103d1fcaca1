import { computed } from 'nanostores'
import { Plus } from 'lucide-react'
import type { CrudConfig } from '#src/api/crud.ts'
import { endpoint, type List, type Paging } from '#src/api/endpoint.ts'
import type { Filter } from '#src/console/engine/filters/filter.ts'
import type { ListPage } from '#src/console/engine/page.ts'
import { actionPath } from '#src/forms/form-create/form-action.ts'
import type { Connection } from '#src/stores/connection.ts'
import { CrudCell } from './crud-cell.tsx'
import { crudForm, detailDialog, type CrudRow } from './crud-dialogs.tsx'
import { $text } from './text.ts'

type Words = { title: string } & Record<string, string>

const nameOf = ({ key, slot }: CrudConfig['columns'][number]): string => key ?? slot ?? ''

/** A list of the engine, declared by what the shop's generator says of a table. */
export function crudPage(config: CrudConfig, title: string, connection: Connection): ListPage<CrudRow, Words> {
  const { route, readFields } = config
  const shown = config.columns.filter((column) => nameOf(column) !== '' && nameOf(column) !== 'action')
  // what names a row is the first column beside its key
  const heading = Math.max(
    shown.findIndex((column) => nameOf(column) !== config.key && column.from_type !== 'switches'),
    0,
  )
  const idOf = (row: CrudRow | undefined) => encodeURIComponent(String(row?.[config.key] ?? row?.['id'] ?? ''))
  // an address that leads elsewhere leads nowhere
  const at = (part: keyof CrudConfig['route']) => (row?: CrudRow) =>
    actionPath((route[part] ?? '').replace('<id>', idOf(row)), connection.base) ?? '/'
  const labels = Object.fromEntries([
    ...shown.map((column) => [`column ${nameOf(column)}`, column.title]),
    ...(config.search ?? []).map(({ field, name }) => [`search ${field}`, name]),
  ]) as Record<string, string>
  return {
    text: computed($text, (words): Words => ({ ...words, ...labels, title })),
    list: endpoint<{ query: Paging & Record<string, unknown> }, List<CrudRow>>('GET', at('index')()),
    size: 15,
    rowKey: (row) => idOf(row),
    rowName: (row) => `ID ${String(row[config.key] ?? row['id'] ?? '')}`,
    filters: (config.search ?? []).map(filterOf),
    columns: shown.map((column, place) => columnOf(column, place === heading, route.status ? at('status') : undefined, connection)),
    actions: [
      ...(route.create ? [{ key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, form: crudForm(at('create')) } as const] : []),
      ...(route.read ? [{ key: 'detail', on: 'row', Dialog: detailDialog(at('read'), readFields ?? {}) } as const] : []),
      ...(route.edit ? [{ key: 'edit', on: 'row', form: crudForm(at('edit')) } as const] : []),
      ...(route.delete ? [removal(at('delete'))] : []),
    ],
  }
}

const removal = (path: (row: CrudRow) => `/${string}`) =>
  ({
    key: 'remove',
    on: 'row',
    isDanger: true,
    confirm: 'removeQuestion',
    run: async (row: CrudRow, { connection }: { connection: Connection }) =>
      (await connection.answer(endpoint<Record<never, never>, unknown>('DELETE', path(row)), {})).message,
  }) as const

function columnOf(
  column: CrudConfig['columns'][number],
  isHeading: boolean,
  status: ((row: CrudRow) => `/${string}`) | undefined,
  connection: Connection,
): ListPage<CrudRow, Words>['columns'][number] {
  const name = nameOf(column)
  const key = `column ${name}`
  // a switch that may not be pressed is a state to be read
  if (column.from_type !== 'switches' || !status) {
    const show = (row: CrudRow) => <CrudCell type={column.from_type} value={row[name]} base={connection.base} />
    return { key, show, ...(isHeading && { heading: true }) }
  }
  return {
    key,
    width: 100,
    isOn: (row) => Number(row[name]) === 1,
    async toggle(row, next) {
      const call = endpoint<{ body: object }, unknown>('PUT', status(row))
      return (await connection.answer(call, { body: { field: name, value: next ? 1 : 0 } })).message
    },
  }
}

function filterOf({ field, type, option = [] }: NonNullable<CrudConfig['search']>[number]): Filter<never> {
  const word = `search ${field}` as never
  if (type === 'date-picker') return { field, as: 'dates', word }
  if (type !== 'select') return { field, as: 'text', word }
  const options = option.map(({ value, label }) => ({ value: String(value), label }))
  return { field, as: 'remote', word, all: 'all' as never, load: async () => options }
}
