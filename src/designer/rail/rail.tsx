import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useId } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $locale } from '#src/text/locale.ts'
import { useLazyPart } from '#src/ui/lazy-part.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Tooltip } from '#src/ui/tooltip/tooltip.tsx'
import { $text } from '../designer.text.ts'
import { useEditor } from '../use-editor.ts'
import css from './rail.css?inline'
import type { RailTab } from './tab.ts'
import { railTabs } from './index.ts'

addStyles(css)

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The left side: what can be added, and every other way to look at the page. */
export function Rail() {
  const t = useStore($text)
  useStore($locale)
  const editor = useEditor()
  const chosen = useStore(editor.$tab)
  useStore(editor.page.$isLocked)
  const id = useId()
  const tabs = railTabs.filter((tab) => tab.isShown?.(editor) ?? true)
  const open = tabs.find((tab) => tab.id === chosen) ?? tabs[0]!
  const walk = (event: React.KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(open) + step + tabs.length) % tabs.length]!
    editor.$tab.set(next.id)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <aside className="designer-rail" part="rail" aria-label={t.rail}>
      {tabs.length > 1 && (
        <div className="designer-rail__tabs" role="tablist" aria-label={t.rail} onKeyDown={walk}>
          {tabs.map((tab) => (
            <RailButton key={tab.id} tab={tab} panel={`${id}-panel`} isOpen={tab === open} onOpen={() => editor.$tab.set(tab.id)} />
          ))}
        </div>
      )}
      <div id={`${id}-panel`} className="designer-rail__panel" role={tabs.length > 1 ? 'tabpanel' : undefined} aria-label={open.label()}>
        <RailPanel key={open.id} tab={open} />
      </div>
    </aside>
  )
}

interface RailButtonProps {
  tab: RailTab
  panel: string
  isOpen: boolean
  onOpen: () => void
}

const $none = atom(null)

function RailButton({ tab, panel, isOpen, onOpen }: RailButtonProps) {
  const editor = useEditor()
  const badge = useStore(tab.$badge?.(editor) ?? $none)
  const Icon = tab.icon
  const label = badge ? `${tab.label()}, ${badge.label}` : tab.label()
  return (
    <Tooltip text={label}>
      <button
        type="button"
        role="tab"
        className="designer-rail__tab"
        data-tab={tab.id}
        aria-label={label}
        aria-selected={isOpen}
        aria-controls={panel}
        tabIndex={isOpen ? 0 : -1}
        onClick={onOpen}
      >
        <Icon size={18} strokeWidth={1.7} aria-hidden />
        {badge && (
          <span className="designer-rail__badge" data-tone={badge.tone} aria-hidden="true">
            {badge.text}
          </span>
        )}
      </button>
    </Tooltip>
  )
}

function RailPanel({ tab }: { tab: RailTab }) {
  const Panel = useLazyPart(tab.part, true)
  return Panel ? <Panel /> : <Skeleton rows={5} />
}
