import type { InputOptions } from '#src/fields/input.ts'
import type { FormRule } from './rule.ts'

/** A property of a rule, where it is text. */
export const textProp = ({ props }: FormRule, name: string): string | undefined => {
  const value = props[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A property of a rule, where it is a number or written like one. */
export const numberProp = ({ props }: FormRule, name: string): number | undefined => {
  const value = props[name]
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

export const isDisabled = ({ props }: FormRule): boolean => props['disabled'] === true || props['disabled'] === 1

/** What every input reads of a rule. */
export const shared = (rule: FormRule): InputOptions => {
  const hint = textProp(rule, 'placeholder')
  return {
    ...(hint && { hint }),
    ...(isDisabled(rule) && { isDisabled: true }),
    ...(rule.props['readonly'] === true && { isReadOnly: true }),
  }
}
