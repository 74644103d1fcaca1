import { useStore } from '@nanostores/react'
import { Blocks, SlidersHorizontal, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $text } from '../designer.text.ts'
import type { Editor } from '../editor.ts'
import css from './views.css?inline'

addStyles(css)

/** What a narrow designer shows; a wide one shows all three beside each other. */
export type View = 'rail' | 'canvas' | 'panel'

/** The chosen view. A block taken from the palette is shown where it landed, a tab that was asked for when it opens. */
export function useView(editor: Editor): [View, (view: View) => void] {
  const [view, setView] = useState<View>('canvas')
  useEffect(() => editor.page.$selected.listen(() => setView((now) => (now === 'rail' ? 'canvas' : now))), [editor])
  useEffect(() => editor.$tab.listen(() => setView('rail')), [editor])
  return [view, setView]
}

/** Switches between palette, phone and settings where there is no room for all. */
export function Views({ view, onChange }: { view: View; onChange(view: View): void }) {
  const t = useStore($text)
  const views = [
    { view: 'rail', label: t.blocks, icon: <Blocks size={18} /> },
    { view: 'canvas', label: t.preview, icon: <Smartphone size={18} /> },
    { view: 'panel', label: t.panel, icon: <SlidersHorizontal size={18} /> },
  ] as const
  return (
    <nav className="designer-views" aria-label={t.views}>
      {views.map((entry) => (
        <button
          key={entry.view}
          type="button"
          data-view={entry.view}
          aria-pressed={entry.view === view}
          onClick={() => onChange(entry.view)}
        >
          {entry.icon}
          {entry.label}
        </button>
      ))}
    </nav>
  )
}
