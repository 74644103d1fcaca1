import type { ColumnChoice } from '../kept/list-preferences.ts'

/** What of a column can be arranged. */
export interface Arrangeable {
  key: string
  heading?: boolean
  actions?: boolean
  width?: number
  pin?: 'start' | 'end'
  isHiddenAtFirst?: boolean
}

/** The columns that a person may arrange: all but those of the actions, which stay at the end. */
const own = <C extends Arrangeable>(columns: readonly C[]) => columns.filter((column) => !column.actions)

const headingKey = (columns: readonly Arrangeable[]) => (columns.find((column) => column.heading) ?? columns[0])?.key

/** Every column's choice in the person's order; one that the person never saw stands behind the one that it is declared behind. */
export function choicesOf(columns: readonly Arrangeable[], kept: readonly ColumnChoice[]): ColumnChoice[] {
  const declared = own(columns)
  const known = kept.filter((choice) => declared.some(({ key }) => key === choice.key))
  const choices = [...new Map(known.map((choice) => [choice.key, choice])).values()]
  for (const [at, { key, pin, isHiddenAtFirst }] of declared.entries()) {
    if (choices.some((choice) => choice.key === key)) continue
    const before = choices.findIndex((choice) => choice.key === declared[at - 1]?.key)
    choices.splice(before + 1, 0, { key, ...(pin && { pin }), ...(isHiddenAtFirst && { isHidden: true }) })
  }
  return choices
}

/** Columns as the person wants them: order, what is hidden, widths, what is pinned. The heading is always shown. */
export function arranged<C extends Arrangeable>(columns: readonly C[], kept: readonly ColumnChoice[]): C[] {
  if (kept.length === 0) return columns.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst)
  const heading = headingKey(own(columns))
  const choices = choicesOf(columns, kept)
  // the heading stays in sight beside what is pinned before it
  const hasStart = choices.some(({ pin }) => pin === 'start')
  const shown = choices.flatMap(({ key, isHidden, width, pin }) => {
    const column = columns.find((one) => one.key === key)!
    const isHeading = key === heading
    if (isHidden && !isHeading) return []
    const place = isHeading && hasStart ? ('start' as const) : pin
    return [{ ...column, heading: isHeading, width: width ?? column.width, pin: place, hasOwnWidth: width !== undefined }]
  })
  const rank = ({ pin }: Arrangeable) => (pin === 'start' ? 0 : pin === 'end' ? 2 : 1)
  return [...shown.toSorted((a, b) => rank(a) - rank(b)), ...columns.filter((column) => column.actions)]
}

/** An entry moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, at) => at !== from)
  others.splice(to, 0, list[from]!)
  return others
}
