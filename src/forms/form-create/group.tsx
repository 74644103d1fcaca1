import { useStore } from '@nanostores/react'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { fieldsFor } from '../dependent.ts'
import { noForm, type ControlProps, type FormField, type FormValues } from '../form-field.ts'
import { FormFields } from '../form-fields.tsx'
import { FormStore } from '../form-store.ts'
import { bodyOf, startOf } from '../form-values.ts'

export type Entry = Record<string, unknown>

export const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a group is made of. */
export interface GroupGiven {
  /** The fields of an entry, with its values. */
  fieldsOf(entry: Entry): readonly FormField[]
  most: number
  fewest: number
  isDisabled: boolean
}

const written = (fields: readonly FormField[], values: FormValues, entry: Entry): Entry => ({
  ...entry,
  ...bodyOf(fieldsFor(fields, values), values),
})
const entryOf = (fields: readonly FormField[], entry: Entry) => written(fields, startOf({ fields }), entry)

interface EntryFieldsProps extends Pick<GroupGiven, 'fieldsOf'>, Pick<ControlProps<never>, 'onEnter' | 'tools'> {
  entry: Entry
  onChange(entry: Entry): void
}

function EntryFields({ fieldsOf, entry, onChange, ...rest }: EntryFieldsProps) {
  const store = useMemo(() => new FormStore({ ...noForm, fields: fieldsOf(entry) }), [fieldsOf, entry])
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  useEffect(() => store.$values.listen((values) => latest.current(written(store.description.fields, values, entry))), [store, entry])
  return <FormFields {...rest} store={store} />
}

/** Entries of the same fields. */
export function GroupControl({
  value,
  given,
  onChange,
  onEnter,
  id,
  label,
  describedBy,
  tools,
}: ControlProps<readonly Entry[], GroupGiven>) {
  const common = useStore($common)
  const { fieldsOf, most, fewest, isDisabled } = given
  return (
    <div className="form-group" role="group" id={id} aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {value.map((entry, index) => (
        <div key={index} className="form-group-entry" role="group" aria-label={`${label} ${index + 1}`}>
          <EntryFields
            fieldsOf={fieldsOf}
            entry={entry}
            onEnter={onEnter}
            tools={tools}
            onChange={(next) => onChange(value.with(index, next))}
          />
          <IconButton
            size="compact"
            label={`${common.remove} ${label} ${index + 1}`}
            icon={<Trash2 size={14} />}
            disabled={isDisabled || value.length <= fewest}
            onClick={() => onChange(value.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        icon={<Plus size={16} aria-hidden />}
        disabled={isDisabled || value.length >= most}
        onClick={() => onChange([...value, entryOf(fieldsOf({}), {})])}
      >
        {common.add}
      </Button>
    </div>
  )
}
