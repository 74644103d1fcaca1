import { useStore } from '@nanostores/react'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { MenuEntry } from '#src/stores/session.ts'
import { Tooltip } from '#src/ui/tooltip/tooltip.tsx'
import { $preferences } from '../preferences/preferences.ts'
import { leafOf } from '../menu.ts'
import { menuIcon } from '../menu-icons.ts'
import { Link } from '../router/link.tsx'
import { EntryLink } from './entry-link.tsx'

interface MenuTreeProps {
  entries: readonly MenuEntry[]
  /** Ids that lead to the place shown, from the level of `entries` on. */
  trail: readonly string[]
  isOpenAll: boolean
  isCollapsed: boolean
  onGo: () => void
}

/** Groups open and close, as an accordion one at a time on a level; the way to the place shown is open. */
export function MenuTree({ entries, trail, isOpenAll, isCollapsed, onGo }: MenuTreeProps) {
  if (isCollapsed) {
    return (
      <ul>
        {entries.map((entry) => (
          <IconEntry key={entry.id} entry={entry} isCurrent={trail[0] === entry.id} onGo={onGo} />
        ))}
      </ul>
    )
  }
  return <Level entries={entries} trail={trail} depth={0} isOpenAll={isOpenAll} onGo={onGo} />
}

function IconEntry({ entry, isCurrent, onGo }: { entry: MenuEntry; isCurrent: boolean; onGo: () => void }) {
  const Icon = menuIcon(entry.icon)
  return (
    <li>
      <Tooltip text={entry.title}>
        <Link
          className="console-menu-icon"
          to={leafOf(entry)}
          aria-label={entry.title}
          aria-current={isCurrent ? 'true' : undefined}
          onGo={onGo}
        >
          {entry.icon ? <Icon size={18} aria-hidden /> : [...entry.title][0]}
        </Link>
      </Tooltip>
    </li>
  )
}

const bringIntoView = (link: HTMLElement | null) => {
  link?.scrollIntoView({ block: 'nearest' })
}

interface LevelProps extends Pick<MenuTreeProps, 'entries' | 'trail' | 'isOpenAll' | 'onGo'> {
  depth: number
}

// which groups of a level are open: one as an accordion, else as many as one likes
function useOpenGroups(here: string | undefined) {
  const { isAccordion } = useStore($preferences)
  const [open, setOpen] = useState<readonly string[]>(here ? [here] : [])
  useEffect(() => setOpen((before) => (!here ? before : isAccordion ? [here] : [...new Set([...before, here])])), [here, isAccordion])
  const toggle = (id: string) =>
    setOpen((before) => (before.includes(id) ? before.filter((one) => one !== id) : isAccordion ? [id] : [...before, id]))
  return { open, toggle }
}

function Level({ entries, trail, depth, isOpenAll, onGo }: LevelProps) {
  const { open, toggle } = useOpenGroups(trail[depth])
  // a level where nothing has a sign of its own shows none, instead of the same one everywhere
  const hasIcons = depth === 0 && entries.some((entry) => entry.icon)
  return (
    <ul data-depth={depth}>
      {entries.map((entry) => {
        const Icon = menuIcon(entry.icon)
        const icon = hasIcons && <Icon size={16} aria-hidden />
        const isOnWay = trail[depth] === entry.id
        if (entry.children.length === 0) {
          return (
            <li key={entry.id}>
              <EntryLink
                className="console-menu-item"
                entry={entry}
                aria-current={isOnWay ? 'page' : undefined}
                ref={isOnWay ? bringIntoView : undefined}
                onGo={onGo}
              >
                {icon}
                <span>{entry.title}</span>
              </EntryLink>
            </li>
          )
        }
        const isOpen = isOpenAll || open.includes(entry.id)
        return (
          <li key={entry.id}>
            <button
              type="button"
              className="console-menu-item"
              aria-expanded={isOpen}
              data-on-way={isOnWay || undefined}
              onClick={() => toggle(entry.id)}
            >
              {icon}
              <span>{entry.title}</span>
              <ChevronDown className="console-menu-arrow" size={14} aria-hidden />
            </button>
            {isOpen && <Level entries={entry.children} trail={trail} depth={depth + 1} isOpenAll={isOpenAll} onGo={onGo} />}
          </li>
        )
      })}
    </ul>
  )
}
