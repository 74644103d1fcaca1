import type { Resource } from '#src/api/resource.ts'
import type { Field, Fields } from '#src/kinds/kind.ts'
import { lines, type LinesOptions } from '#src/kinds/lines.ts'
import type { RecordPage, RecordSection } from './declaration.ts'

type Entry = [string, Field<unknown>]
type Lines = LinesOptions<Fields> & { of: Fields }
type AnyPage = RecordPage<Fields, never>

const entriesOf = (fields: Fields) => Object.entries(fields) as Entry[]
const linesOf = ({ kind, options }: Field<unknown>): Lines | undefined => (kind.as === 'lines' ? (options as Lines) : undefined)

/** Permission keys without which somebody does not see a field of these, or a column of their lines. */
export const needsOf = (fields: Fields): string[] => [
  ...new Set(entriesOf(fields).flatMap(([, field]) => [...(field.needs ? [field.needs] : []), ...needsOf(linesOf(field)?.of ?? {})])),
]

const among = <V>(values: Readonly<Record<string, V>> | undefined, names: Fields): Record<string, V> =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => name in names))

/** Fields, and columns of their lines, without those that need a key which somebody is missing. */
export function seenFields(fields: Fields, missing: readonly string[]): Fields {
  const seen = entriesOf(fields).filter(([, { needs }]) => needs === undefined || !missing.includes(needs))
  return Object.fromEntries(
    seen.map(([name, field]) => {
      const own = linesOf(field)
      if (!own || needsOf(own.of).every((key) => !missing.includes(key))) return [name, field]
      const of = seenFields(own.of, missing)
      const sums = own.sums?.filter((sum) => sum in of)
      const made = lines(of, { ...own, ...(sums && { sums }), computed: among(own.computed as Record<string, never>, of) })
      return [name, { ...field, ...made } as Field<unknown>]
    }),
  )
}

/** A page of records as it is for somebody without some keys: what needs one of them is in no list, filter, form, file or record. */
export function seenPage(page: AnyPage, missing: readonly string[]): AnyPage {
  const fields = seenFields(page.of.fields, missing)
  const isSeen = (name: unknown) => typeof name !== 'string' || name in fields || !(name in page.of.fields)
  const nameOf = (one: unknown) => (typeof one === 'object' && one !== null ? ((one as { key?: unknown }).key as unknown) : one)
  const sections = page.sections?.map((section): RecordSection<Fields, never> => ({ ...section, fields: section.fields.filter(isSeen) }))
  const of: Resource = { ...page.of, fields, ...(page.of.computed && { computed: among(page.of.computed, fields) as never }) }
  return {
    ...page,
    of,
    columns: page.columns.filter((column) => isSeen(nameOf(column))),
    ...(page.more && { more: page.more.filter(isSeen) }),
    ...(page.filters && { filters: page.filters.filter((filter) => isSeen(filter)) }),
    ...(page.sums && { sums: page.sums.filter(isSeen) }),
    ...(page.totals && { totals: page.totals.filter((total) => isSeen(nameOf(total))) }),
    ...(page.form && { form: page.form.filter(isSeen) }),
    ...(sections && { sections: sections.filter(({ fields: own }) => own.length > 0) }),
  }
}
