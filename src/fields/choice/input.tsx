import { useStore } from '@nanostores/react'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { $fieldWords } from '../fields.text.ts'
import { optionsOf, sharedProps, type InputProps } from '../input.ts'
import { listedOf } from '../listed.ts'

/** More options than this stand in a list. */
const openOptions = 4

/** One of several: a few stand side by side, more in a list. */
export default function ChoiceInput({ value, onChange, words, ...props }: InputProps<string>) {
  const text = useStore($fieldWords)
  const { look, hint } = optionsOf<{ look: 'open' | 'list' }>(props.field)
  const options = listedOf(props.field, words).map(({ value: own, label, isDisabled }) => ({
    value: own,
    label,
    ...(isDisabled && { disabled: true }),
  }))
  const shared = { ...sharedProps(props), value: options.find((option) => option.value === String(value ?? ''))?.value, onChange }
  const isList = look ? look === 'list' : options.length > openOptions
  if (!isList) return <RadioGroup {...shared} options={options} />
  // what need not be answered can be taken back
  const none = look || props.isRequired || props.field.start !== undefined ? [] : [{ value: '', label: text.none }]
  return <Select {...shared} options={[...none, ...options]} placeholder={hint ?? text.choose} />
}
