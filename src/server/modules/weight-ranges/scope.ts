import type weightRange from '#src/api/resources/weight-range.ts'
import type { RecordOf } from '#src/api/resource.ts'
import type { BandScope } from '../../factory/weight-bands.ts'
import { Refusal } from '../../refusal.ts'

export type WeightRange = RecordOf<(typeof weightRange)['fields']>

/** Whom a range counts for, as it stands. */
export const scopeOf = ({ scope, scopeId }: Pick<WeightRange, 'scope' | 'scopeId'>): BandScope => ({
  scope: scope as BandScope['scope'],
  id: scopeId ?? 0,
})

/**
 * A range with whom it counts for said once: a call names the type or the product by its field or by `scope_id`; what differs from before is
 * meant, and a file knows numbers alone. Refused with FIELD_REQUIRED where nobody is named.
 */
export function scoped(values: WeightRange, before: WeightRange | undefined, isInFile = false): WeightRange {
  const { scope, scopeId } = values
  if (scope === 'global') return { ...values, type: '', product: '', scopeId: 0 }
  const field = scope === 'type' ? 'type' : 'product'
  const isByNumber =
    Boolean(scopeId) && (isInFile || values[field] === '' || (scopeId !== before?.scopeId && values[field] === before?.[field]))
  const id = isByNumber ? String(scopeId) : values[field]
  if (id === '') throw new Refusal({ status: 400, code: 'FIELD_REQUIRED', errors: { [`${field}_id`]: 'FIELD_REQUIRED' } })
  return { ...values, type: '', product: '', [field]: id, scopeId: Number(id) }
}
