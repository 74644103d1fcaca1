import { allResources } from '#src/api/all-resources.ts'
import type { Resource } from '#src/api/resource.ts'
import type { Field, Fields } from '#src/kinds/kind.ts'

interface Pointing {
  source: string
  /** Fields of the source that a choice brings along. */
  fills: readonly string[]
}

/** What a field, or a cell of its lines, points at. */
const pointing = ({ kind, options }: Field<unknown>): Pointing[] => {
  const {
    source,
    of,
    fills = {},
    suggests,
  } = options as { source?: string; of?: Fields; fills?: Readonly<Record<string, string>>; suggests?: string }
  if (kind.as === 'lines' && of) return Object.values(of).flatMap(pointing)
  if (suggests !== undefined) return [{ source: 'dictionary-entry', fills: [] }]
  return source === undefined ? [] : [{ source, fills: Object.values(fills) }]
}

const pointingAt = ({ name }: Pick<Resource, 'name'>, { fields }: Pick<Resource, 'fields'>) =>
  Object.values(fields as Fields)
    .flatMap(pointing)
    .filter(({ source }) => source === name)

/** Fields of a resource that go along with each of its choices, since a reference somewhere fills in others by them. */
export const broughtBy = (resource: Pick<Resource, 'name'>, among: readonly Pick<Resource, 'fields'>[] = allResources): string[] => [
  ...new Set(among.flatMap((one) => pointingAt(resource, one)).flatMap(({ fills }) => fills)),
]

/**
 * Keys of which one is needed to choose among the records of a resource: that of its own page, and those of pages that have a field for
 * it. Who may fill in a customer may name a salesperson, whether or not they see the list of staff; a stranger to both reads no names.
 */
export const optionKeys = (resource: Pick<Resource, 'name' | 'keys' | 'chosenBy'>): string[] => [
  resource.keys.page,
  ...(resource.chosenBy ?? []),
  ...allResources.filter((one) => pointingAt(resource, one).length > 0).map((one) => one.keys.page),
]
