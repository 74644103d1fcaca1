import { Rating } from '#src/ui/rating/rating.tsx'
import { optionsOf, sharedProps, type InputProps } from '../input.ts'

/** Stars; 0 is none given. */
export default function RatingInput({ value, onChange, ...props }: InputProps<number | null>) {
  const { most } = optionsOf<{ most: number }>(props.field)
  return <Rating {...sharedProps(props)} value={value ?? 0} onChange={onChange} stars={most} />
}
