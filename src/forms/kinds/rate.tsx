import { Rating } from '#src/ui/rating/rating.tsx'
import { defineKind, isDisabled, numberProp, type KindProps } from '../kind.ts'

function RateControl({ rule, value, onChange, id, invalid, describedBy }: KindProps<number>) {
  return (
    <Rating
      id={id}
      invalid={invalid}
      aria-describedby={describedBy}
      value={value}
      onChange={onChange}
      stars={numberProp(rule, 'max')}
      disabled={isDisabled(rule)}
    />
  )
}

/** Stars; 0 is none given. */
export default defineKind<number>({
  fits: ({ type, props }) => type === 'rate' && props['allowHalf'] !== true,
  read: ({ value }) => Number(value) || 0,
  Control: RateControl,
})
