import type { RecordOption, Resource } from '#src/api/resource.ts'
import { nameKeyOf, textIn, wireOf, type Field } from '#src/kinds/kind.ts'
import type { Chosen } from '#src/kinds/lines.ts'

/** Fields that a reference fills in beside itself, each with the name of the field there. */
export type Filling = Readonly<Record<string, string>>

/** What a choice fills in, of the values that came with it. */
export function filledBy(
  filling: Filling,
  { fields }: Pick<Resource, 'fields'>,
  { values = {} }: RecordOption,
): Required<Pick<Chosen, 'fills' | 'names'>> {
  const known = Object.entries(filling).flatMap(([name, there]) => {
    const field = fields[there] as Field<unknown> | undefined
    return field && wireOf(there, field) in values ? [{ name, there, field }] : []
  })
  return {
    fills: Object.fromEntries(known.map(({ name, there, field }) => [name, field.kind.read(values[wireOf(there, field)])])),
    names: Object.fromEntries(known.map(({ name, there, field }) => [name, textIn(values[nameKeyOf(there, field)])])),
  }
}
