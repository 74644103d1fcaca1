import { useStore } from '@nanostores/react'
import { ChevronDown } from 'lucide-react'
import { addStyles } from '#src/lib/styles.ts'
import type { MenuEntry } from '#src/stores/session.ts'
import { Popover } from '#src/ui/popover/popover.tsx'
import { $theme } from '#src/ui/theme.ts'
import { barPaint } from '../preferences/bar-paint.ts'
import { $preferences } from '../preferences/preferences.ts'
import { menuIcon } from '../menu-icons.ts'
import { EntryLink } from './entry-link.tsx'
import css from './menu-strip.css?inline'
import { $text } from './shell.text.ts'

addStyles(css)

/** The menu as a line below the header, in the layout `transverse`; what lies below an entry opens under it. */
export function MenuStrip({ menu, trail }: { menu: readonly MenuEntry[]; trail: readonly string[] }) {
  const text = useStore($text)
  const { menuColor, menuGradient } = useStore($preferences)
  const { primary } = useStore($theme)
  return (
    <nav className="console-strip" aria-label={text.mainMenu} {...barPaint(menuColor, menuGradient, primary)}>
      <ul>
        {menu.map((entry) => (
          <li key={entry.id}>
            <StripEntry entry={entry} trail={trail} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function StripEntry({ entry, trail }: { entry: MenuEntry; trail: readonly string[] }) {
  const Icon = menuIcon(entry.icon)
  const isOnWay = trail[0] === entry.id
  if (entry.children.length === 0) {
    return (
      <EntryLink className="console-strip-item" entry={entry} aria-current={isOnWay ? 'page' : undefined}>
        <Icon size={16} aria-hidden />
        {entry.title}
      </EntryLink>
    )
  }
  const trigger = (
    <button type="button" className="console-strip-item" data-on-way={isOnWay || undefined}>
      <Icon size={16} aria-hidden />
      {entry.title}
      <ChevronDown size={14} aria-hidden />
    </button>
  )
  return (
    <Popover label={entry.title} align="start" trigger={trigger}>
      {(close) => <Branch entries={entry.children} trail={trail} depth={1} onGo={close} />}
    </Popover>
  )
}

interface BranchProps {
  entries: readonly MenuEntry[]
  trail: readonly string[]
  depth: number
  onGo: () => void
}

function Branch({ entries, trail, depth, onGo }: BranchProps) {
  return (
    <ul className="console-branch" data-depth={depth}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.children.length === 0 ? (
            <EntryLink entry={entry} aria-current={trail[depth] === entry.id ? 'page' : undefined} onGo={onGo}>
              {entry.title}
            </EntryLink>
          ) : (
            <>
              <strong>{entry.title}</strong>
              <Branch entries={entry.children} trail={trail} depth={depth + 1} onGo={onGo} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
