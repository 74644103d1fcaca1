import type { ControlProps } from '#src/forms/form-field.ts'

/** Says before it is done that an order is closed, and what is not paid back of it. */
export function RefundCloses({ words, id }: ControlProps<null>) {
  return (
    <p id={id} role="status" className="order-closes">
      {String(words['closing'])}
    </p>
  )
}

/** Which order is paid back; nothing to type. */
export const NumberShown = ({ value, id }: ControlProps<string>) => (
  <p id={id} className="order-closes">
    {value}
  </p>
)
