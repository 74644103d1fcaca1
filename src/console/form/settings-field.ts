import type { FormRule, RuleOption } from '#src/forms/rule.ts'

/** A field of settings as two values of it are set beside each other: its key, its word, and what its values are called. */
export const settingsField = (field: string, title: string, told?: readonly RuleOption[] | ((value: unknown) => string)): FormRule => ({
  ...{ type: 'input', field, title, value: undefined, props: {}, required: null, checks: [], help: null, isHidden: false },
  ...{ control: [], raw: {}, options: typeof told === 'object' ? told : [] },
  ...(typeof told === 'function' && { inWords: told }),
})

/** An option by its number and word. */
export const settingsOption = (value: number, label: string): RuleOption => ({ value, label, isDisabled: false, children: [] })
