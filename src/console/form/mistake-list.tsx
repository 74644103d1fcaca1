import { useStore } from '@nanostores/react'
import type { FormStore } from '#src/forms/form-store.ts'
import { $text } from './form.text.ts'

export interface MistakeListProps {
  store: FormStore
  /** Where the fields stand. */
  box: { current: HTMLElement | null }
}

/** What is wrong, summed up; each leads to its field. */
export function MistakeList({ store, box }: MistakeListProps) {
  const errors = useStore(store.$errors)
  const fields = useStore(store.$fields)
  const t = useStore($text)
  const wrong = fields.filter(({ name }) => errors[name])
  if (wrong.length < 2) return null
  const jump = (place: number) => {
    const field = box.current?.querySelectorAll('.ui-field-error')[place]?.closest('.ui-field')
    field?.querySelector<HTMLElement>(':is(input:not([type=file]), textarea, button):not(:disabled)')?.focus()
  }
  return (
    <nav className="form-clash" aria-label={t.mistakes(wrong.length)}>
      <p className="form-clash-title">{t.mistakes(wrong.length)}</p>
      <ul className="console-form-mistakes">
        {wrong.map(({ name, title }, place) => (
          <li key={name}>
            <button type="button" onClick={() => jump(place)}>
              {title}
            </button>
            {` ${errors[name]}`}
          </li>
        ))}
      </ul>
    </nav>
  )
}
