import type { ComponentType } from 'react'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { wordOf } from '../../blocks/shared/words.ts'
import type { ControlProps } from './control.ts'

/** One of a few; the stored value is the option's index unless the option names one. */
export function ChoiceControl({ row, value, words, onChange, onCommit }: ControlProps<number>) {
  const label = wordOf(words, row.field)
  const options = (row.options ?? []).map((option, index) => ({
    value: option.value ?? index,
    label: wordOf(words, option.word),
    Icon: option.Icon,
  }))
  const choose = (next: number) => {
    onChange(next)
    onCommit()
  }
  if (row.look === 'menu') {
    return (
      <Field label={label}>
        <Select value={value} onChange={choose} options={options} />
      </Field>
    )
  }
  return (
    <div className="designer-choice">
      <span className="designer-label">{label}</span>
      <RadioGroup look="segments" value={value} onChange={choose} options={options.map(faced)} aria-label={label} />
    </div>
  )
}

const faced = ({ value, label, Icon }: { value: number; label: string; Icon: ComponentType | undefined }) => ({
  value,
  label: Icon ? (
    <span className="designer-choice__face">
      <Icon />
      {label}
    </span>
  ) : (
    label
  ),
})
