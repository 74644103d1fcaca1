import { useStore } from '@nanostores/react'
import { flushSync } from 'react-dom'
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
  // a field of a section that is not in sight takes no focus: its tab is pressed first
  const showSection = (field: Element | null | undefined) => {
    const panel = field?.closest<HTMLElement>('[role=tabpanel][hidden]')
    const title = panel?.getAttribute('aria-label')
    const tabs = panel?.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? []
    const tab = [...tabs].find((one) => one.querySelector('.ui-tab-label')?.textContent === title)
    if (tab) flushSync(() => tab.click())
  }
  const jump = (place: number) => {
    const field = box.current?.querySelectorAll('.ui-field-error')[place]?.closest('.ui-field')
    showSection(field)
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
