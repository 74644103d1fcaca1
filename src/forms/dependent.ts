import { isSameValue } from './kind.ts'
import type { FormRule, FormValues } from './rule.ts'

/** The rules that count now: a field in a `control` only while the value of its parent is the one named (conventions 5). */
export function rulesFor(rules: readonly FormRule[], values: FormValues): FormRule[] {
  return rules.flatMap((rule) => {
    if (rule.isWanted && !rule.isWanted(values)) return []
    const below = rule.control.filter(({ value }) => isChosen(value, values[rule.field]))
    return [rule, ...below.flatMap((entry) => rulesFor(entry.rules, values))]
  })
}

const isChosen = (wanted: unknown, value: unknown) =>
  Array.isArray(value) ? value.some((one) => isSameValue(wanted, one)) : isSameValue(wanted, value)

/** All rules, shown or not: each starts with a value. */
export function allRules(rules: readonly FormRule[]): FormRule[] {
  return rules.flatMap((rule) => [rule, ...rule.control.flatMap((entry) => allRules(entry.rules))])
}
