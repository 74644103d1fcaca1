import { useMemo, useState } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import type { DraftBackend } from './draft-store.ts'
import type { FormStore } from './form-store.ts'
import { mergeValues, type Difference } from './merge.ts'
import type { FormValues } from './form-field.ts'
import { undecidedOf, useClash } from './use-clash.ts'
import { useDraft } from './use-draft.ts'

/** A form's draft, and what stands against what is filled in: fields that somebody else has changed meanwhile. */
export function useDraftController(connection: Connection, name: string | null, store: FormStore, shop?: DraftBackend) {
  const put = (field: string, value: unknown) => store.change(field, value)
  const [met, setMet] = useState<{ differences: readonly Difference[]; origin: object } | null>(null)
  // what stood against another form says nothing about this one
  const { clash, isDecided } = useClash(met?.origin === store.origin ? met.differences : null, put)
  const version = versionOf(store)
  const start = useMemo(() => ({ ...store.start, ...undecidedBases(clash) }), [store, clash])
  const draft = useDraft(connection, { name, store, start, version, shop })
  const restore = () => {
    if (!draft.offered) return
    const { values, base, version: before } = draft.offered
    const { values: whole, differences } = mergeValues(store.fieldsWith({ ...store.start, ...values }), base, values, store.start)
    store.fill(whole)
    const isNewer = before !== undefined && version !== undefined && before !== version
    setMet(differences.length > 0 || isNewer ? { differences, origin: store.origin } : null)
    draft.takeUp()
  }
  /** Puts what is filled in beside `theirs`, of the form that takes this one's place; answers what it starts with. */
  const meet = (theirs: FormValues, origin: object): FormValues => {
    const { values, differences } = mergeValues(store.fields, store.start, store.values, theirs)
    setMet({ differences, origin })
    return values
  }
  /** There is nothing any more that it could stand against. */
  const forget = () => setMet(null)
  return { ...draft, restore, meet, forget, clash, isDecided }
}

export type DraftController = ReturnType<typeof useDraftController>

// a draft that is left before the choice asks again when it is taken up
const undecidedBases = (clash: Parameters<typeof undecidedOf>[0] | null): FormValues =>
  Object.fromEntries(clash ? undecidedOf(clash).map(({ field, base }) => [field.name, base]) : [])

// a field of the form, or what goes along with its values
function versionOf({ start, origin }: Pick<FormStore, 'start' | 'origin'>): number | undefined {
  const found = start['version'] ?? (origin as { version?: unknown }).version
  return typeof found === 'number' && Number.isInteger(found) ? found : undefined
}
