import type { FormField } from '#src/forms/form-field.ts'
import { choice } from '#src/kinds/choice.ts'
import type { Field } from '#src/kinds/kind.ts'
import { text } from '#src/kinds/text.ts'

/** A value of settings and its word. */
type SettingsOption = readonly [value: number, label: string]

/** A field of settings as two values of it are set beside each other: its key, its word, and what its values are called. */
export const settingsField = (name: string, title: string, told?: readonly SettingsOption[] | ((value: unknown) => string)): FormField => ({
  ...{ name, title, start: undefined, words: {}, required: null, checks: [], help: null, isHidden: false, branches: [] },
  field: (typeof told === 'object' ? choice(Object.fromEntries(told)) : text()) as Field<unknown>,
  ...(typeof told === 'function' && { inWords: told }),
})

/** An option by its number and word. */
export const settingsOption = (value: number, label: string): SettingsOption => [value, label]
