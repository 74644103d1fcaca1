import type { Field } from '#src/kinds/kind.ts'
import type { FormField } from '../form-field.ts'
import type { FormRule } from './rule.ts'

/** How rules of one sort become a field of ours: its kind, what its value is here, and what is sent for one that somebody changed. */
export interface RuleKind<V> {
  fits(rule: FormRule): boolean
  field(rule: FormRule): Field<V>
  read(rule: FormRule): V
  write?(value: V, rule: FormRule): unknown
  /** What its kind finds wrong is said before it is sent. */
  isJudged?: boolean
  /** Writes a value that nobody changed, too; otherwise it goes back as it came. */
  writesAlways?: boolean
  /** A control of its own in place of the kind's. */
  control?(rule: FormRule): Pick<FormField, 'Control' | 'given'>
}

/** Declares it, checked against the type of its value. */
export const ruleKind = <V>(kind: RuleKind<V>): RuleKind<unknown> => kind as unknown as RuleKind<unknown>
