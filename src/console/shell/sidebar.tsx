import { useStore } from '@nanostores/react'
import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react'
import { memo, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { MenuEntry, Session } from '#src/stores/session.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { $theme } from '#src/ui/theme.ts'
import { barPaint } from '../preferences/bar-paint.ts'
import { $preferences } from '../preferences/preferences.ts'
import { findEntries } from './find-entries.ts'
import { MenuTree } from './menu-tree.tsx'
import css from './sidebar.css?inline'
import { $text } from './shell.text.ts'
import { SiteMark } from './site-mark.tsx'

addStyles(css)

interface SidebarProps {
  session: Session
  /** Null while it is being read. */
  menu: readonly MenuEntry[] | null
  /** Ids of the entries that lead to the place shown. */
  trail: readonly string[]
  isCollapsed: boolean
  /** Logo and name stand above the menu. */
  hasMark: boolean
  onCollapse?: (isCollapsed: boolean) => void
  /** Somebody chose a page. */
  onGo?: () => void
}

/** The menu of the server, with a field that finds an entry. Collapsed it shows the icons only. */
export const Sidebar = memo(function Sidebar({ session, menu, trail, isCollapsed, hasMark, onCollapse, onGo }: SidebarProps) {
  const text = useStore($text)
  const { menuColor, menuGradient } = useStore($preferences)
  const { primary } = useStore($theme)
  const [words, setWords] = useState('')
  const found = findEntries(menu ?? [], words)
  const label = isCollapsed ? text.expand : text.collapse
  const chosen = () => {
    setWords('')
    onGo?.()
  }
  return (
    <aside
      className="console-sidebar"
      data-collapsed={isCollapsed || undefined}
      data-mark={hasMark || undefined}
      {...barPaint(menuColor, menuGradient, primary)}
    >
      {hasMark && <SiteMark session={session} isSmall={isCollapsed} />}
      {!isCollapsed && (
        <div className="console-find">
          <Input
            value={words}
            onChange={setWords}
            placeholder={text.findMenu}
            aria-label={text.findMenu}
            prefix={<Search size={14} aria-hidden />}
            size="compact"
            type="search"
          />
        </div>
      )}
      <nav className="console-menu" aria-label={text.menu}>
        {menu === null && <Skeleton rows={9} height={20} />}
        {menu !== null && found.length === 0 && <p className="console-faint">{text.noMenu}</p>}
        <MenuTree entries={found} trail={trail} isOpenAll={words.trim() !== ''} isCollapsed={isCollapsed} onGo={chosen} />
      </nav>
      {onCollapse && (
        <footer className="console-sidebar-foot">
          <IconButton
            label={label}
            icon={isCollapsed ? <PanelLeftOpen size={16} aria-hidden /> : <PanelLeftClose size={16} aria-hidden />}
            onClick={() => onCollapse(!isCollapsed)}
          />
        </footer>
      )}
    </aside>
  )
})
