import { useStore } from '@nanostores/react'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './rating.css?inline'
import { $text } from './rating.text.ts'

addStyles(css)

export interface RatingProps {
  /** 0 when none is given. */
  value: number
  onChange: (value: number) => void
  /** 5 unless told. */
  stars?: number
  disabled?: boolean
  invalid?: boolean
  /** From a `Field`, whose label is `<id>-label`. */
  id?: string
  'aria-label'?: string
  'aria-describedby'?: string
}

/** Stars to give, by pointer or by arrow keys. */
export function Rating({ value, onChange, stars = 5, disabled, invalid, id, ...aria }: RatingProps) {
  const t = useStore($text)
  const name = useId()
  return (
    <div
      {...aria}
      id={id}
      role="radiogroup"
      aria-labelledby={aria['aria-label'] ? undefined : id && `${id}-label`}
      aria-invalid={invalid || undefined}
      className="ui-rating"
    >
      {Array.from({ length: stars }, (_, index) => index + 1).map((star) => (
        <label key={star} className="ui-rating-star" data-given={star <= value || undefined}>
          <input
            type="radio"
            name={name}
            checked={star === value}
            disabled={disabled}
            aria-label={t.stars(star)}
            onChange={() => onChange(star)}
          />
          <Star size={20} aria-hidden="true" />
        </label>
      ))}
    </div>
  )
}
