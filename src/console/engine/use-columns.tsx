import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import type { TableColumn } from '#src/ui/table/table.tsx'
import { RowActions } from './actions.tsx'
import { isEditable } from './cells/cell-edit.ts'
import { EditCell } from './cells/edit-cell.tsx'
import { arranged } from './columns/arrange.ts'
import { DetailLink } from './detail/detail-link.tsx'
import type { ColumnChoice } from './kept/list-preferences.ts'
import { nextSort, type Sort } from './list-query.ts'
import type { Column, ListPage, PageTools, PageWords } from './page.ts'
import { ToggleCell } from './toggle-cell.tsx'

export const keyOf = <Row, W>(column: Column<Row, W>): string => (typeof column === 'string' ? column : column.key)
const sortOf = <Row, W>(column: Column<Row, W>) => (typeof column === 'string' ? undefined : column.sort)

/** Columns that this server's list can be ordered by. */
export const sortableKeys = <Row, W>(page: ListPage<Row, W>, kind: Connection['kind']): string[] =>
  page.columns.filter((column) => (kind === 'own' ? sortOf(column) : typeof sortOf(column) === 'function')).map(keyOf)

/** What an order adds to the call. */
export function sortQuery<Row, W>(page: ListPage<Row, W>, sort: Sort | null): object {
  const column = sort && page.columns.find((one) => keyOf(one) === sort.field)
  if (!column) return {}
  const way = sortOf(column)
  if (typeof way === 'function') return way(sort.order)
  return { sort: typeof way === 'string' ? way : sort.field, order: sort.order }
}

interface ColumnsOptions<Row, W extends PageWords> {
  page: ListPage<Row, W>
  words: W
  tools: PageTools
  sorts: readonly string[]
  sort: Sort | null
  onSort(sort: Sort | null): void
  /** How the person wants them. */
  choices: readonly ColumnChoice[]
}

/** A column without its title: text, something of the page's own that may be changed there, or a switch. */
function cellOf<Row, W extends PageWords>(
  column: Column<Row, W>,
  { page, words, tools }: Pick<ColumnsOptions<Row, W>, 'page' | 'words' | 'tools'>,
): Omit<TableColumn<Row>, 'title'> {
  if (typeof column === 'string') return { key: column, show: (row) => String(row[column] ?? '') }
  const { sort: _sort, feature: _feature, needs: _needs, ...plain } = column
  const labelled = (row: Row) => `${String(words[plain.key])} ${page.rowName(row)}`
  if ('show' in plain) {
    const { edit, ...rest } = plain
    const value = (row: Row) => plain.show(row, words, tools)
    if (!edit) return { ...rest, show: value }
    const show = (row: Row) =>
      isEditable(edit, row, tools) ? (
        <EditCell edit={edit} row={row} label={labelled(row)} tools={tools}>
          {value(row)}
        </EditCell>
      ) : (
        value(row)
      )
    return { ...rest, show }
  }
  if (!('toggle' in plain)) return { ...plain, show: (row) => String(row[plain.key] ?? '') }
  const { when } = plain
  const show = (row: Row) => (when?.(row) ?? true) && <ToggleCell column={plain} row={row} label={labelled(row)} tools={tools} />
  return { ...plain, show }
}

/** The columns as a table shows them, and as they are declared. */
export function useColumns<Row, W extends PageWords>({ page, words, tools, sorts, sort, onSort, choices }: ColumnsOptions<Row, W>) {
  const common = useStore($common)
  const shown = useMemo(() => {
    const cell = (column: Column<Row, W>) => cellOf(column, { page, words, tools })
    const heading = page.columns.find((column) => typeof column !== 'string' && 'heading' in column && column.heading) ?? page.columns[0]
    const linked = (column: Column<Row, W>) => {
      const plain = cell(column)
      const { detail } = page
      if (!detail || column !== heading) return plain
      const show = (row: Row, index: number) => (
        <DetailLink id={page.rowKey(row)} to={detail.addressOf?.(page.rowKey(row))}>
          {plain.show(row, index)}
        </DetailLink>
      )
      return { ...plain, show }
    }
    const isCarried = (column: Column<Row, W>) =>
      typeof column === 'string' || !column.feature || tools.connection.capabilities.features[column.feature]
    const columns = page.columns
      .filter(isCarried)
      .map((column): TableColumn<Row> => ({ ...linked(column), title: String(words[keyOf(column)]) }))
    if (!page.actions?.some((action) => action.on === 'row')) return columns
    const show = (row: Row) => <RowActions page={page} row={row} words={words} tools={tools} isFolded={page.foldsActions} />
    return [...columns, { key: 'actions', title: common.actions, actions: true, pin: 'end' as const, show }]
  }, [page, words, tools, common])
  const sortBy = useRef(onSort)
  sortBy.current = onSort
  const sortable = sorts.join()
  const { field, order } = sort ?? {}
  // the same ones as long as nothing about them changed: rows are not drawn again
  const columns = useMemo(() => {
    const sort = field !== undefined && order ? { field, order } : null
    return arranged(shown, choices).map((column) => {
      if (!sortable.split(',').includes(column.key)) return column
      return {
        ...column,
        sorted: sort?.field === column.key ? sort.order : ('none' as const),
        onSort: () => sortBy.current(nextSort(column.key, sort)),
      }
    })
  }, [shown, choices, sortable, field, order])
  return { columns, declared: shown }
}
