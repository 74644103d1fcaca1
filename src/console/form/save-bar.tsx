import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { $locale } from '#src/text/locale.ts'
import { Button } from '#src/ui/button/button.tsx'
import { $text } from './form.text.ts'
import css from './settings-frame.css?inline'

addStyles(css)

export interface SaveBarProps {
  isDirty: boolean
  isSaving: boolean
  /** Unix milliseconds of the last save of this visit. */
  savedAt: number | undefined
  onSave(): void
  /** Buttons before "save". */
  actions?: ReactNode
  /** Word of the button. */
  word?: string | undefined
  /** Stands beside what became of it: what it comes to. */
  children?: ReactNode
}

/** Saving, in a bar that stays in sight, and what became of it. */
export function SaveBar({ isDirty, isSaving, savedAt, onSave, actions, word, children }: SaveBarProps) {
  const text = useStore($text)
  const common = useStore($common)
  const locale = useStore($locale)
  const clock = (at: number) => new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hour12: false })
  const words = isSaving ? text.saving : isDirty ? text.unsaved : savedAt ? text.saved(clock(savedAt)) : ''
  return (
    <footer className="console-settings-bar">
      <p className="console-settings-state" role="status" data-unsaved={isDirty || undefined}>
        {words}
      </p>
      {children}
      {actions}
      <Button variant="primary" busy={isSaving} onClick={onSave}>
        {word ?? common.save}
      </Button>
    </footer>
  )
}
