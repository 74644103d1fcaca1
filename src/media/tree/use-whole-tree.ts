import { useEffect, useState } from 'react'
import type { SelectOption } from '#src/ui/select/select.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { CategoryLine } from '../wire/category.ts'
import type { Categories } from './categories.ts'

/**
 * All categories as options of a select, indented by their depth; read afresh each time they are wanted.
 * Without `except` and what lies below it: a category cannot go into itself.
 */
export function useWholeTree(categories: Categories, isWanted: boolean, except?: string): { options: SelectOption<string>[] | undefined } {
  const [lines, setLines] = useState<CategoryLine[]>()
  const notify = useNotify()
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    categories.readAll().then((all) => isCurrent && setLines(all), notify.failure)
    return () => {
      isCurrent = false
    }
  }, [categories, isWanted, notify])
  return { options: lines && without(lines, except).map((line) => ({ value: line.id, label: '\u2003'.repeat(line.depth) + line.name })) }
}

function without(lines: readonly CategoryLine[], id: string | undefined): readonly CategoryLine[] {
  const at = lines.findIndex((line) => line.id === id)
  const found = lines[at]
  if (!found) return lines
  const length = lines.slice(at + 1).findIndex((line) => line.depth <= found.depth)
  return [...lines.slice(0, at), ...(length < 0 ? [] : lines.slice(at + 1 + length))]
}
