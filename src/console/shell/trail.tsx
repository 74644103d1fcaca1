import { useStore } from '@nanostores/react'
import { Fragment } from 'react'
import type { MenuEntry } from '#src/stores/session.ts'
import { useHost } from '#src/ui/host.ts'
import { $preferences } from '../preferences/preferences.ts'
import { menuIcon } from '../menu-icons.ts'
import { Link } from '../router/link.tsx'
import { $pageTitleOf } from '../use-title.ts'
import { $text } from './shell.text.ts'

/** The entries of the menu that lead to the page shown; the page's own name when none does. */
export function Trail({ entries }: { entries: readonly MenuEntry[] }) {
  const text = useStore($text)
  const { hasTrailIcons } = useStore($preferences)
  const title = useStore($pageTitleOf(useHost()))
  return (
    <nav className="console-trail" aria-label={text.trail}>
      <ol>
        {entries.length === 0 && title && (
          <li>
            <span aria-current="page">{title}</span>
          </li>
        )}
        {entries.map((entry, at) => {
          const Icon = menuIcon(entry.icon)
          const isLast = at === entries.length - 1
          return (
            <Fragment key={entry.id}>
              {at > 0 && (
                <li className="console-trail-gap" aria-hidden>
                  /
                </li>
              )}
              <li>
                {hasTrailIcons && entry.icon && <Icon size={14} aria-hidden />}
                {isLast || entry.children.length > 0 ? (
                  <span aria-current={isLast ? 'page' : undefined}>{entry.title}</span>
                ) : (
                  <Link to={entry.path}>{entry.title}</Link>
                )}
              </li>
            </Fragment>
          )
        })}
      </ol>
    </nav>
  )
}
