import type { ControlProps } from '#src/forms/form-field.ts'
import { yuan } from '#src/order-forms/amounts.ts'

/** An amount that follows from others: shown, not typed. */
export const SumShown = ({ value, id, describedBy }: ControlProps<string>) => (
  <output id={id} aria-describedby={describedBy} className="cashier-sum">
    {value === '' ? '—' : yuan(value)}
  </output>
)
