import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ControlProps } from '#src/forms/form-field.ts'
import { useFormValue } from '#src/forms/use-form.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { yuan } from '../amounts.ts'
import { CourierPicker } from '../courier.tsx'
import { chosenPieces, type Pieces } from '../pieces.tsx'
import type { WaybillValues } from './waybill-calls.ts'
import { $text } from '../ship-form.text.ts'
import css from './waybill.css?inline'

addStyles(css)

const courierOf = (list: 'waybillCouriers' | 'fetchingCouriers') =>
  function Couriers({ value, given, onChange, label, id, describedBy, invalid }: ControlProps<string, WaybillValues>) {
    const couriers = given[list].map((one, at) => ({ ...one, id: at }))
    return (
      <CourierPicker
        {...{ couriers, value, id, invalid, onChange }}
        aria-label={label}
        {...(describedBy && { 'aria-describedby': describedBy })}
      />
    )
  }

/** Couriers with electronic waybills, and those who fetch. */
export const WaybillCouriers = courierOf('waybillCouriers')
export const FetchingCouriers = courierOf('fetchingCouriers')

/** How the waybill is laid out, of what its courier has; with a look at it. */
export function Template({ value, form, onChange, label, id, describedBy, invalid }: ControlProps<string>) {
  const text = useStore($text)
  const templates = useFormValue(form, 'templates') as WaybillValues['templates']
  const picture = templates.find(({ temp_id: one }) => one === value)?.pic
  return (
    <>
      <Select
        {...{ value, id, invalid, onChange }}
        aria-label={label}
        {...(describedBy && { 'aria-describedby': describedBy })}
        options={templates.map(({ temp_id: one, title }) => ({ value: one, label: title }))}
      />
      {picture && /^https?:/.test(picture) && (
        <a className="order-layout-link" href={picture} target="_blank" rel="noopener noreferrer">
          {text.preview}
        </a>
      )}
    </>
  )
}

/** What kind of service is booked, of those that the courier has. */
export function Service({ value, form, onChange, label, id, describedBy }: ControlProps<string>) {
  const services = useFormValue(form, 'services') as WaybillValues['services']
  return (
    <Select
      {...{ value, id, onChange }}
      aria-label={label}
      {...(describedBy && { 'aria-describedby': describedBy })}
      options={services.map((one) => ({ value: one, label: one }))}
    />
  )
}

/** What fetching would cost, asked when somebody wants to know. */
export function Estimate({ form, given, id }: ControlProps<null, WaybillValues>) {
  const text = useStore($text)
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)
  const at = (path: string) => String(form.at(path) ?? '')
  async function ask() {
    setBusy(true)
    try {
      const pieces = form.at('isSplit') === true ? chosenPieces(form.at('pieces') as Pieces) : []
      const price = await given.askEstimate({
        courier: at('fetchingCourier'),
        address: at('senderAddress'),
        service: at('service'),
        pieces,
      })
      setTold(yuan(price))
    } catch (failure) {
      setTold(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className="order-estimate">
      <output id={id}>{told || '—'}</output>
      <Button size="compact" busy={isBusy} onClick={() => void ask()}>
        {text.calculate}
      </Button>
    </span>
  )
}
