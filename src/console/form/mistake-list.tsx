import { useStore } from '@nanostores/react'
import type { FormRule } from '#src/forms/rule.ts'
import { $text } from './form.text.ts'

export interface MistakeListProps {
  rules: readonly FormRule[]
  errors: Readonly<Record<string, string>>
  /** Where the fields stand. */
  box: { current: HTMLElement | null }
}

/** What is wrong, summed up; each leads to its field. */
export function MistakeList({ rules, errors, box }: MistakeListProps) {
  const t = useStore($text)
  const wrong = rules.filter(({ field }) => errors[field])
  if (wrong.length < 2) return null
  const jump = (place: number) => {
    const field = box.current?.querySelectorAll('.ui-field-error')[place]?.closest('.ui-field')
    field?.querySelector<HTMLElement>(':is(input:not([type=file]), textarea, button):not(:disabled)')?.focus()
  }
  return (
    <nav className="form-clash" aria-label={t.mistakes(wrong.length)}>
      <p className="form-clash-title">{t.mistakes(wrong.length)}</p>
      <ul className="console-form-mistakes">
        {wrong.map(({ field, title }, place) => (
          <li key={field}>
            <button type="button" onClick={() => jump(place)}>
              {title}
            </button>
            {` ${errors[field]}`}
          </li>
        ))}
      </ul>
    </nav>
  )
}
