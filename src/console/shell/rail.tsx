import { useStore } from '@nanostores/react'
import { addStyles } from '#src/lib/styles.ts'
import type { MenuEntry, Session } from '#src/stores/session.ts'
import { $theme } from '#src/ui/theme.ts'
import { barPaint } from '../preferences/bar-paint.ts'
import { $preferences } from '../preferences/preferences.ts'
import { leafOf } from '../menu.ts'
import { menuIcon } from '../menu-icons.ts'
import { Link } from '../router/link.tsx'
import css from './rail.css?inline'
import { $text } from './shell.text.ts'
import { SiteMark } from './site-mark.tsx'

addStyles(css)

interface RailProps {
  session: Session
  menu: readonly MenuEntry[]
  /** Id of the first-level entry that leads to the place shown. */
  here: string | undefined
}

/** The strip of first-level entries in the layout `columns`; what lies below the chosen one stands beside it. */
export function Rail({ session, menu, here }: RailProps) {
  const text = useStore($text)
  const { railColor, railGradient, railStyle, railLayout, hasLogo } = useStore($preferences)
  const { primary } = useStore($theme)
  return (
    <nav
      className="console-rail"
      aria-label={text.mainMenu}
      data-shape={railStyle}
      data-lines={railLayout}
      {...barPaint(railColor, railGradient, primary)}
    >
      {hasLogo && <SiteMark session={session} isSmall />}
      <ul>
        {menu.map((entry) => {
          const Icon = menuIcon(entry.icon)
          return (
            <li key={entry.id}>
              <Link to={leafOf(entry)} aria-current={entry.id === here ? 'true' : undefined} title={entry.title}>
                <Icon size={18} aria-hidden />
                <span>{entry.title}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
