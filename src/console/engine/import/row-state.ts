import type { ImportProblem } from '#src/api/imports.ts'
import type { SheetLine } from '#src/papers/sheet/sheet.ts'
import type { Checked } from './use-import.ts'

export type RowState = 'fresh' | 'there' | 'wrong'

/** A row of the file with what the check says about it. */
export interface JudgedRow extends SheetLine {
  state: RowState
  problems: readonly ImportProblem[]
}

/** Every row of a file that was checked: new, of the key of something stored, or wrong. */
export function judgedRows({ lines, problems, versions }: Pick<Checked, 'lines' | 'problems' | 'versions'>): JudgedRow[] {
  return lines.map((line, at) => {
    const wrong = problems.get(at) ?? []
    return { ...line, problems: wrong, state: wrong.length > 0 ? 'wrong' : versions.has(at) ? 'there' : 'fresh' }
  })
}

/** How many rows are of each state. */
export function statesOf(rows: readonly JudgedRow[]): Record<RowState, number> {
  const counts = { fresh: 0, there: 0, wrong: 0 }
  for (const { state } of rows) counts[state]++
  return counts
}

/** How many rows a write would take. */
export function writable(checked: Checked): number {
  const { fresh, there } = statesOf(judgedRows(checked))
  return fresh + (checked.rule === 'update' ? there : 0)
}
