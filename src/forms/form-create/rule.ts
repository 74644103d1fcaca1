import type { ValueCheck } from '../form-field.ts'

/** One field of a form that a server describes as form-create (conventions 5). What is not named here stays in `raw`. */
export interface FormRule {
  type: string
  /** Name that its value is submitted under. */
  field: string
  title: string
  /** As it came. */
  value: unknown
  props: Readonly<Record<string, unknown>>
  options: readonly RuleOption[]
  /** What is said when nothing is filled in; null where nothing must be. */
  required: string | null
  checks: readonly ValueCheck[]
  help: { text: string; isHtml: boolean } | null
  isHidden: boolean
  /** Rules that count while the value is the one named. */
  control: readonly { value: unknown; rules: readonly FormRule[] }[]
  raw: Readonly<Record<string, unknown>>
}

export interface RuleOption {
  value: string | number
  label: string
  isDisabled: boolean
  children: readonly RuleOption[]
}
