import type { Resource } from '#src/api/resource.ts'
import { wireOf, type Field } from '#src/kinds/kind.ts'
import type { Filter } from '../filters/filter.ts'

const yesOrNo = { 1: 'yes', 0: 'no' }

/** How a list is narrowed by a field; undefined for kinds that no list is narrowed by. */
export function filterOf(name: string, field: Field<unknown>, _of: Pick<Resource, 'calls'>): Filter | undefined {
  const key = wireOf(name, field)
  const { as } = field.kind
  if (as === 'choice' || as === 'state' || as === 'flag' || as === 'choices') {
    const options = as === 'flag' ? yesOrNo : (field.options as { options: Readonly<Record<string, string>> }).options
    const rest = Object.entries(options).map(([value, word]) => ({ value, word }))
    return { field: key, as: 'choice', word: name, options: [{ value: '', word: 'all' }, ...rest] }
  }
  if (as === 'reference') return { field: key, as: 'reference', word: name, source: (field.options as { source: string }).source }
  if (as === 'day' || as === 'time') return { field: key, as: 'dates', word: name, wire: 'ends' }
  if (as === 'lines') return undefined
  return { field: key, as: 'text', word: name }
}
