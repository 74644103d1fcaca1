import { useStore } from '@nanostores/react'
import { Languages, Maximize, Menu as MenuSign, Minimize, Moon, Palette, RotateCw, Sun } from 'lucide-react'
import { memo } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { MenuEntry, Session } from '#src/stores/session.ts'
import { $locale, locales, setLocale } from '#src/text/locale.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { $theme, setTheme } from '#src/ui/theme.ts'
import { barPaint } from '../preferences/bar-paint.ts'
import { $preferences } from '../preferences/preferences.ts'
import { NoticeBell } from '../notices/notice-bell.tsx'
import { SearchButton } from '../search/search-button.tsx'
import css from './header.css?inline'
import { $text } from './shell.text.ts'
import { SiteMark } from './site-mark.tsx'
import { Trail } from './trail.tsx'
import type { Device } from './use-box.ts'
import { useFullScreen } from './use-full-screen.ts'
import { UserMenu } from './user-menu.tsx'

addStyles(css)

const languageNames = { 'zh-cn': '简体中文', en: 'English', 'zh-tw': '繁體中文' }

interface HeaderProps {
  session: Session
  trail: readonly MenuEntry[]
  /** Logo and name stand here, where no menu stands beside the page. */
  hasMark: boolean
  device: Device
  /** Opens the menu where it has no place beside the page. */
  onMenu?: () => void
  /** Reads the page shown afresh. */
  onRefresh: () => void
  /** Opens the theme drawer. */
  onPreferences: () => void
}

/** The top bar. On a phone the theme drawer, with light and dark in it, is reached through the person's menu: the page's name needs the room. */
export const Header = memo(function Header({ session, trail, hasMark, device, onMenu, onRefresh, onPreferences }: HeaderProps) {
  const text = useStore($text)
  const { topColor, topGradient, hasTrail } = useStore($preferences)
  const { primary } = useStore($theme)
  const isPhone = device === 'mobile'
  return (
    <header className="console-header" {...barPaint(topColor, topGradient, primary)}>
      {onMenu && <IconButton label={text.openMenu} icon={<MenuSign size={18} aria-hidden />} onClick={onMenu} />}
      {hasMark && <SiteMark session={session} isSmall={false} />}
      {hasTrail ? <Trail entries={trail} /> : <span className="console-trail" />}
      <div className="console-tools">
        <SearchButton />
        {!isPhone && <IconButton label={text.refresh} icon={<RotateCw size={16} aria-hidden />} onClick={onRefresh} />}
        <NoticeBell />
        <LanguageMenu />
        {!isPhone && <ThemeSwitch />}
        {!isPhone && <FullScreen />}
        {!isPhone && <IconButton label={text.look} icon={<Palette size={18} aria-hidden />} onClick={onPreferences} />}
        <UserMenu session={session} onPreferences={isPhone ? onPreferences : undefined} />
      </div>
    </header>
  )
})

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

function FullScreen() {
  const text = useStore($text)
  const { isOn, toggle } = useFullScreen()
  return (
    <IconButton
      label={isOn ? text.leaveFullScreen : text.fullScreen}
      icon={isOn ? <Minimize size={18} aria-hidden /> : <Maximize size={18} aria-hidden />}
      onClick={() => void toggle()}
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
