import { useStore } from '@nanostores/react'
import { $text } from './legacy.text.ts'

/** What is said about the page itself: the older decoration has no settings of its own. */
export function LegacyPanel() {
  const t = useStore($text)
  return (
    <div className="designer-legacy-note">
      <p className="designer-panel__note">{t.olderMore}</p>
    </div>
  )
}
