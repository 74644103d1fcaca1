import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { $preferences, changePreferences, layouts } from './preferences.ts'
import { $text } from './preferences.text.ts'
import { Section } from './row.tsx'

/** The four layouts as small drawings. */
export function LayoutChoice() {
  const text = useStore($text)
  const { layout } = useStore($preferences)
  const name = useId()
  return (
    <Section title={text.layout}>
      <div className="look-layouts" role="radiogroup" aria-label={text.layout}>
        {layouts.map((kind) => (
          <label key={kind} className="look-layout">
            <input type="radio" name={name} checked={kind === layout} onChange={() => changePreferences({ layout: kind })} />
            <span className="look-drawing" data-kind={kind} aria-hidden>
              <i />
              <i />
              <i />
            </span>
            <span>{text[kind]}</span>
          </label>
        ))}
      </div>
      <p className="look-hint">{text.narrow}</p>
    </Section>
  )
}
