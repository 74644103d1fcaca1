import { allResources } from '#src/api/all-resources.ts'
import type { Resource } from '#src/api/resource.ts'
import type { Field, Fields } from '#src/kinds/kind.ts'

/** Resources that a field, or a cell of its lines, points at. */
const sourcesOf = ({ kind, options }: Field<unknown>): string[] => {
  const { source, of } = options as { source?: string; of?: Fields }
  if (kind.as === 'lines' && of) return Object.values(of).flatMap(sourcesOf)
  return source === undefined ? [] : [source]
}

/**
 * Keys of which one is needed to choose among the records of a resource: that of its own page, and those of pages that have a field for
 * it. Who may fill in a customer may name a salesperson, whether or not they see the list of staff; a stranger to both reads no names.
 */
export const optionKeys = ({ name, keys }: Pick<Resource, 'name' | 'keys'>): string[] => [
  keys.page,
  ...allResources
    .filter(({ fields }) => Object.values(fields as Fields).some((field) => sourcesOf(field).includes(name)))
    .map((one) => one.keys.page),
]
