import { useId, type ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './choice-cards.css?inline'

addStyles(css)

export interface Choice<T> {
  value: T
  label: string
  /** What the choice looks like; the label says it to those who do not see it. */
  picture: ReactNode
}

export interface ChoiceCardsProps<T extends string | number> {
  label: string
  value: T
  onChange: (value: T) => void
  choices: readonly Choice<T>[]
  /** `row` puts small pictures before their labels. */
  look?: 'cards' | 'row'
}

/** One of several, chosen by its picture. */
export function ChoiceCards<T extends string | number>({ label, value, onChange, choices, look = 'cards' }: ChoiceCardsProps<T>) {
  const name = useId()
  return (
    <div className="console-choices" role="radiogroup" aria-label={label} data-look={look}>
      {choices.map((choice) => (
        <label key={choice.value} className="console-choice">
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          <span className="console-choice-picture" aria-hidden="true">
            {choice.picture}
          </span>
          <span className="console-choice-label">{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
