import { useState } from 'react'
import type { Connection } from '#src/stores/connection.ts'
import { mergeValues, type Difference } from './merge.ts'
import type { FormValues } from './rule.ts'
import { useDraft } from './use-draft.ts'
import type { FormState } from './use-form.ts'

/** A form's draft, and what stands against what is filled in: fields that somebody else has changed meanwhile. */
export function useDraftDesk(connection: Connection, name: string | null, state: FormState) {
  const [clash, setClash] = useState<{ differences: readonly Difference[]; origin: object } | null>(null)
  const draft = useDraft(connection, name, state)
  const restore = () => {
    if (!draft.offered) return
    const { values, base } = draft.offered
    const { values: whole, differences } = mergeValues(state.rulesWith({ ...state.start, ...values }), base, values, state.start)
    state.fill(whole)
    setClash(differences.length > 0 ? { differences, origin: state.origin } : null)
    draft.settle()
  }
  /** Puts what is filled in beside `theirs`, of the form that takes this one's place; answers what it starts with. */
  const meet = (theirs: FormValues, origin: object): FormValues => {
    const { values, differences } = mergeValues(state.rules, state.start, state.values, theirs)
    setClash({ differences, origin })
    return values
  }
  // what stood against another form says nothing about this one
  return { ...draft, restore, meet, clash: clash?.origin === state.origin ? clash.differences : null }
}

export type DraftDesk = ReturnType<typeof useDraftDesk>
