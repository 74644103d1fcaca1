import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { MenuEntry } from '#src/stores/session.ts'
import { leafOf } from '../menu.ts'
import { menuIcon } from '../menu-icons.ts'
import { Link } from '../router/link.tsx'
import { Tooltip } from '#src/ui/tooltip/tooltip.tsx'

interface MenuTreeProps {
  entries: readonly MenuEntry[]
  trail: readonly string[]
  isOpenAll: boolean
  isCollapsed: boolean
  onGo: () => void
}

/** Groups open and close, one at a time on a level; the way to the place shown is open. */
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
          <Icon size={18} aria-hidden />
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

function Level({ entries, trail, depth, isOpenAll, onGo }: LevelProps) {
  const here = trail[depth]
  const [open, setOpen] = useState(here)
  useEffect(() => setOpen(here), [here])
  return (
    <ul data-depth={depth}>
      {entries.map((entry) => {
        const Icon = menuIcon(entry.icon)
        const icon = depth === 0 && <Icon size={16} aria-hidden />
        const isOnWay = trail[depth] === entry.id
        if (entry.children.length === 0) {
          return (
            <li key={entry.id}>
              <Link
                className="console-menu-item"
                to={entry.path}
                aria-current={isOnWay ? 'page' : undefined}
                ref={isOnWay ? bringIntoView : undefined}
                onGo={onGo}
              >
                {icon}
                <span>{entry.title}</span>
              </Link>
            </li>
          )
        }
        const isOpen = isOpenAll || open === entry.id
        return (
          <li key={entry.id}>
            <button
              type="button"
              className="console-menu-item"
              aria-expanded={isOpen}
              data-on-way={isOnWay || undefined}
              onClick={() => setOpen(isOpen ? undefined : entry.id)}
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
