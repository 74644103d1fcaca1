import { useStore } from '@nanostores/react'
import { Languages, Menu as MenuSign, Moon, Sun } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { MenuEntry, Session } from '#src/stores/session.ts'
import { $locale, locales, setLocale } from '#src/text/locale.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { $theme, setTheme } from '#src/ui/theme.ts'
import { Link } from '../router/link.tsx'
import css from './header.css?inline'
import { Notices } from './notices.tsx'
import { $text } from './shell.text.ts'
import { UserMenu } from './user-menu.tsx'

addStyles(css)

const languageNames = { 'zh-cn': '简体中文', en: 'English', 'zh-tw': '繁體中文' }

interface HeaderProps {
  session: Session
  trail: readonly MenuEntry[]
  /** Opens the menu where it has no place beside the page. */
  onMenu?: () => void
}

export function Header({ session, trail, onMenu }: HeaderProps) {
  const text = useStore($text)
  return (
    <header className="console-header">
      {onMenu && <IconButton label={text.openMenu} icon={<MenuSign size={18} aria-hidden />} onClick={onMenu} />}
      <Trail entries={trail} />
      <div className="console-tools">
        <Notices />
        <LanguageMenu />
        <ThemeSwitch />
        <UserMenu session={session} />
      </div>
    </header>
  )
}

function Trail({ entries }: { entries: readonly MenuEntry[] }): ReactNode {
  const text = useStore($text)
  return (
    <nav className="console-trail" aria-label={text.trail}>
      <ol>
        {entries.map((entry, at) => (
          <Fragment key={entry.id}>
            {at > 0 && (
              <li className="console-trail-gap" aria-hidden>
                /
              </li>
            )}
            <li>
              {at === entries.length - 1 || entry.children.length > 0 ? (
                <span aria-current={at === entries.length - 1 ? 'page' : undefined}>{entry.title}</span>
              ) : (
                <Link to={entry.path}>{entry.title}</Link>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}

function LanguageMenu() {
  const text = useStore($text)
  const locale = useStore($locale)
  return (
    <Menu
      align="end"
      trigger={<IconButton label={text.language} icon={<Languages size={18} aria-hidden />} />}
      items={locales.map((name) => ({
        key: name,
        label: languageNames[name],
        checked: name === locale,
        onSelect: () => setLocale(name, true),
      }))}
    />
  )
}

function ThemeSwitch() {
  const text = useStore($text)
  const { mode } = useStore($theme)
  const isDark = mode === 'dark' || (mode === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  return (
    <IconButton
      label={isDark ? text.toLight : text.toDark}
      icon={isDark ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
      onClick={() => setTheme({ mode: isDark ? 'light' : 'dark' }, true)}
    />
  )
}
