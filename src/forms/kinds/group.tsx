import { useStore } from '@nanostores/react'
import { Plus, Trash2 } from 'lucide-react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { FormFields } from '../form-fields.tsx'
import { defineKind, isDisabled, listOf, numberProp, type KindProps } from '../kind.ts'
import { readRules } from '../read-form.ts'
import type { FormRule, FormValues } from '../rule.ts'
import { bodyOf, changed, startOf } from '../use-form.ts'
import { rulesFor } from '../dependent.ts'

type Entry = Record<string, unknown>

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)
const rulesIn = ({ props }: FormRule) => readRules(props['rules'] ?? props['rule'])

/** The rules of one entry, with its values. */
const rulesOf = (rule: FormRule, entry: Entry): FormRule[] =>
  rulesIn(rule).map((own) => (own.field in entry ? { ...own, value: entry[own.field] } : own))

const written = (rules: readonly FormRule[], values: FormValues, entry: Entry) => ({ ...entry, ...bodyOf(rulesFor(rules, values), values) })

interface EntryFieldsProps extends Pick<KindProps<never>, 'rule' | 'onEnter' | 'tools'> {
  entry: Entry
  onChange(entry: Entry): void
}

function EntryFields({ rule, entry, onChange, ...rest }: EntryFieldsProps) {
  const rules = rulesOf(rule, entry)
  const values = startOf({ rules })
  const change = (field: string, value: unknown) => onChange(written(rules, changed({ rules }, values, field, value), entry))
  return <FormFields {...rest} state={{ rules: rulesFor(rules, values), values, errors: {}, change }} />
}

function GroupControl({ rule, value, onChange, onEnter, id, describedBy, tools }: KindProps<readonly Entry[]>) {
  const common = useStore($common)
  const most = numberProp(rule, 'max') ?? Infinity
  const fewest = numberProp(rule, 'min') ?? 0
  const rules = rulesIn(rule)
  return (
    <div className="form-group" role="group" id={id} aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {value.map((entry, index) => (
        <div key={index} className="form-group-entry" role="group" aria-label={`${rule.title} ${index + 1}`}>
          <EntryFields rule={rule} entry={entry} onEnter={onEnter} tools={tools} onChange={(next) => onChange(value.with(index, next))} />
          <IconButton
            size="compact"
            label={`${common.remove} ${rule.title} ${index + 1}`}
            icon={<Trash2 size={14} />}
            disabled={isDisabled(rule) || value.length <= fewest}
            onClick={() => onChange(value.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        icon={<Plus size={16} aria-hidden />}
        disabled={isDisabled(rule) || value.length >= most}
        onClick={() => onChange([...value, written(rules, startOf({ rules }), {})])}
      >
        {common.add}
      </Button>
    </div>
  )
}

/** Entries of the same fields, as a list of objects. */
export default defineKind<readonly Entry[]>({
  fits: ({ type }) => type === 'group',
  read: ({ value }) => listOf(value).filter(isEntry),
  Control: GroupControl,
})
