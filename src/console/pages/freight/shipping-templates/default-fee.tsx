import { feeFields } from '#src/api/shipping-templates.ts'
import { faultSentence } from '#src/fields/fault-sentence.ts'
import type { ControlProps } from '#src/forms/form-field.ts'
import { faultOf } from '#src/kinds/kind.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Input } from '#src/ui/input/input.tsx'
import css from './default-fee.css?inline'
import type { Fee } from './values.ts'

addStyles(css)

const names = ['first', 'price', 'next', 'nextPrice'] as const

/** What is wrong with a fee, said with the name of the figure. */
export function feeFault(fee: Fee, words: Readonly<Record<keyof Fee, string>>): string | undefined {
  for (const name of names) {
    const fault = faultOf(feeFields[name], fee[name])
    if (fault) return `${words[name]}: ${faultSentence(fault)}`
  }
  return undefined
}

/** The four figures of the default fee, side by side. */
export function DefaultFee({ value, onChange, id, label, invalid, describedBy, words }: ControlProps<Fee>) {
  return (
    <div className="default-fee" role="group" aria-label={label}>
      {names.map((name, at) => (
        <label key={name}>
          <span>{String(words[name])}</span>
          <Input
            {...(at === 0 && { id })}
            inputMode="decimal"
            value={value[name]}
            invalid={invalid && faultOf(feeFields[name], value[name]) !== undefined}
            {...(describedBy && { 'aria-describedby': describedBy })}
            onChange={(typed) => {
              const parsed = feeFields[name].kind.parse(typed, { word: String })
              onChange({ ...value, [name]: 'value' in parsed && !typed.endsWith('.') ? parsed.value : typed })
            }}
          />
        </label>
      ))}
    </div>
  )
}
