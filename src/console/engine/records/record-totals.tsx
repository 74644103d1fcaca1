import { computedRecord } from '#src/api/records.ts'
import type { Resource } from '#src/api/resource.ts'
import { FieldCell } from '#src/fields/cell.tsx'
import { readerOf } from '#src/fields/reader.ts'
import type { Field, Fields } from '#src/kinds/kind.ts'
import { isRefused } from '#src/kinds/lines.ts'
import type { Figure } from '../../form/totals-bar.tsx'
import type { RecordTotal } from './declaration.ts'

type Values = Readonly<Record<string, unknown>>

/** Values of a form without text that no kind could read: for sums it counts as nothing. */
function readable(fields: Fields, values: Values): Values {
  const cleared = (of: Fields, row: Values) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, isRefused(cell) ? of[name]?.kind.empty : cell]))
  const lines = (Object.entries(fields) as [string, Field<unknown>][]).filter(([name, { kind }]) => kind.as === 'lines' && values[name])
  const own = lines.map(([name, { options }]) => {
    const { of } = options as { of: Fields }
    return [name, (values[name] as readonly Values[]).map((row) => cleared(of, row))]
  })
  return { ...values, ...Object.fromEntries(own) }
}

/** What a record, or what is filled in of one, comes to: fields that are computed of the others, or figures of the page's own. */
export function figuresOf(
  { of: resource, totals }: { of: Pick<Resource, 'fields' | 'computed'>; totals: readonly RecordTotal<never>[] },
  values: Values,
  words: Values,
  isOnPaper = false,
): readonly Figure[] {
  const record = computedRecord(resource, readable(resource.fields, values)) as Values
  return (totals as readonly RecordTotal<Fields>[]).flatMap((total): Figure[] => {
    const of = typeof total === 'string' ? undefined : (isOnPaper && total.onPaper) || total.of
    const told = of?.(record as never)
    const name = typeof total === 'string' ? total : total.key
    if (told === '') return []
    const shown = told ?? <FieldCell field={resource.fields[name]!} value={record[name]} reader={readerOf(words)} base="" />
    return [{ title: String(words[name] ?? name), shown }]
  })
}
