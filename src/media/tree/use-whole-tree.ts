import { useEffect, useState } from 'react'
import type { SelectOption } from '#src/ui/select/select.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { CategoryRow } from '../wire/category.ts'
import type { Categories } from './categories.ts'

/**
 * All categories as options of a select, indented by their depth; read afresh each time they are wanted.
 * Without `except` and what lies below it: a category cannot go into itself.
 */
export function useWholeTree(categories: Categories, isWanted: boolean, except?: string): { options: SelectOption<string>[] | undefined } {
  const [rows, setRows] = useState<CategoryRow[]>()
  const notify = useNotify()
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    categories.readAll().then((all) => isCurrent && setRows(all), notify.failure)
    return () => {
      isCurrent = false
    }
  }, [categories, isWanted, notify])
  return { options: rows && without(rows, except).map((row) => ({ value: row.id, label: '\u2003'.repeat(row.depth) + row.name })) }
}

function without(rows: readonly CategoryRow[], id: string | undefined): readonly CategoryRow[] {
  const at = rows.findIndex((row) => row.id === id)
  const found = rows[at]
  if (!found) return rows
  const length = rows.slice(at + 1).findIndex((row) => row.depth <= found.depth)
  return [...rows.slice(0, at), ...(length < 0 ? [] : rows.slice(at + 1 + length))]
}
