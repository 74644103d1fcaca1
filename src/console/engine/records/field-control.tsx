import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { lazy, Suspense, type ComponentType } from 'react'
import type { InputProps } from '#src/fields/input.ts'
import { inputFor } from '#src/fields/inputs.ts'
import type { OwnControlProps } from '#src/forms/kinds/own.tsx'
import { wireOf, type Field } from '#src/kinds/kind.ts'
import { Input } from '#src/ui/input/input.tsx'
import { Switch } from '#src/ui/switch/switch.tsx'
import { readerOf } from '#src/fields/reader.ts'

/** A number or code that has no input of its own: typed as text, read by its kind. */
function TypedInput({ field, value, onChange, label: _label, words, describedBy, errors: _errors, ...rest }: InputProps) {
  const reader = readerOf(words)
  return (
    <Input
      {...rest}
      {...(describedBy && { 'aria-describedby': describedBy })}
      inputMode={field.kind.as === 'whole' ? 'numeric' : 'text'}
      value={typeof value === 'string' ? value : field.kind.text(value, reader)}
      onChange={(typed) => {
        const parsed = field.kind.parse(typed, reader)
        onChange('value' in parsed ? parsed.value : typed)
      }}
    />
  )
}

function FlagInput({ value, onChange, id, label, describedBy }: InputProps) {
  return (
    <Switch
      id={id}
      checked={value === true}
      onChange={onChange}
      aria-label={label}
      {...(describedBy && { 'aria-describedby': describedBy })}
    />
  )
}

function inputOf({ kind }: Field<unknown>): ComponentType<InputProps> {
  const load = inputFor(kind.as)
  if (load) return lazy(load)
  return kind.as === 'flag' ? FlagInput : TypedInput
}

/** The control of a field in a form, by its kind; its code is loaded when a form shows it. */
export function controlOf(field: Field<unknown>, name: string, text: ReadableAtom<Readonly<Record<string, unknown>>>) {
  const Control = inputOf(field)
  return function FieldControl({ value, given, onChange, id, label, invalid, describedBy, errors }: OwnControlProps<unknown>) {
    const words = useStore(text)
    const { named } = field.options as { named?: string }
    const wire = (given as { wire?: Readonly<Record<string, unknown>> }).wire ?? {}
    const named2 = wire[named ?? `${wireOf(name, field).replace(/_id$/, '')}_name`]
    // the name belongs to the value that the form began with
    const isFirst = (given as Readonly<Record<string, unknown>>)[name] === value
    return (
      <Suspense fallback={<Input id={id} value="" onChange={() => undefined} disabled />}>
        <Control
          {...{ field, value, onChange, id, label, invalid, describedBy, errors, words }}
          name={isFirst && typeof named2 === 'string' ? named2 : undefined}
        />
      </Suspense>
    )
  }
}
