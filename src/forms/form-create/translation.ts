import { listOf, type FormField } from '../form-field.ts'
import { choiceRules } from './choices.ts'
import { fileRules } from './files.ts'
import { GroupControl, isEntry, type Entry, type GroupGiven } from './group.tsx'
import { isDisabled, numberProp } from './props.ts'
import { readRules } from './read-rules.ts'
import type { FormRule } from './rule.ts'
import { textRules } from './texts.ts'

const kinds = [...textRules, ...choiceRules, ...fileRules]

const plain = (rule: FormRule): Omit<FormField, 'start'> => ({
  name: rule.field,
  title: rule.title,
  came: rule.value,
  words: {},
  required: rule.required,
  checks: rule.checks,
  help: rule.help,
  isHidden: rule.isHidden,
  ...(rule.props['type'] === 'password' && { isSecret: true }),
  begunWith: (value) => fieldOf({ ...rule, value }),
  branches: rule.control.map(({ value, rules }) => ({ value, fields: rules.map(fieldOf) })),
})

/** A rule as a field of ours. One that this version does not know stays, and goes back as it came. */
export function fieldOf(rule: FormRule): FormField {
  if (rule.type === 'group') return groupOf(rule)
  const kind = rule.type === 'hidden' ? undefined : kinds.find((one) => one.fits(rule))
  if (!kind) return { ...plain(rule), start: rule.value }
  const { write, writesAlways, isJudged } = kind
  const { came, ...rest } = plain(rule)
  return {
    ...rest,
    ...(!writesAlways && { came }),
    field: kind.field(rule),
    start: kind.read(rule),
    ...(write && { write: (value) => write(value, rule) }),
    ...(isJudged && { isJudged }),
  }
}

/** Entries of the same fields, as a list of objects. */
function groupOf(rule: FormRule): FormField {
  const rules = readRules(rule.props['rules'] ?? rule.props['rule'])
  const given: GroupGiven = {
    fieldsOf: (entry: Entry) => rules.map((own) => fieldOf(own.field in entry ? { ...own, value: entry[own.field] } : own)),
    most: numberProp(rule, 'max') ?? Infinity,
    fewest: numberProp(rule, 'min') ?? 0,
    isDisabled: isDisabled(rule),
  }
  return { ...plain(rule), start: listOf(rule.value).filter(isEntry), Control: GroupControl, given }
}
