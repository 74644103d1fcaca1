import { useStore } from '@nanostores/react'
import type { CourierChoice } from '#src/api/orders.ts'
import type { ControlProps } from '#src/forms/form-field.ts'
import { Combobox } from '#src/ui/combobox/combobox.tsx'
import type { ComboboxBase } from '#src/ui/combobox/choice.ts'
import { $text } from './ship-form.text.ts'

export interface CouriersGiven {
  couriers: readonly CourierChoice[]
}

interface CourierPickerProps extends CouriersGiven, Pick<ComboboxBase, 'id' | 'invalid' | 'aria-label' | 'aria-describedby'> {
  /** Its code; '' for none. */
  value: string
  onChange(code: string): void
}

/** One of several hundred couriers, found by its name or code. */
export function CourierPicker({ couriers, value, onChange, ...rest }: CourierPickerProps) {
  const text = useStore($text)
  const chosen = couriers.find(({ code }) => code === value)
  return (
    <Combobox
      {...rest}
      placeholder={text.courierHint}
      value={chosen ? { id: chosen.code, name: chosen.value } : null}
      options={couriers.map((one) => ({ id: one.code, name: one.value, note: one.code }))}
      onChange={(next) => onChange(String(next?.id ?? ''))}
    />
  )
}

/** The courier of a form. */
export function CourierControl({ value, given, onChange, label, id, describedBy, invalid }: ControlProps<string, CouriersGiven>) {
  return (
    <CourierPicker
      couriers={given.couriers}
      {...{ value, id, invalid }}
      onChange={(code) => onChange(code)}
      aria-label={label}
      {...(describedBy && { 'aria-describedby': describedBy })}
    />
  )
}

const kept = (base: string) => `crm:courier ${base}`

/** The courier that orders of this server went out with last on this device. */
export function lastCourier(base: string): string {
  try {
    return localStorage.getItem(kept(base)) ?? ''
  } catch {
    return ''
  }
}

/** Remembers it for the next order; a device that keeps nothing asks again. */
export function keepCourier(base: string, code: string): void {
  try {
    localStorage.setItem(kept(base), code)
  } catch {
    return
  }
}
