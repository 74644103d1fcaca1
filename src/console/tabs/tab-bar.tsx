import { useStore } from '@nanostores/react'
import { ChevronDown, X } from 'lucide-react'
import { memo, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { MenuEntry } from '#src/stores/session.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Menu, MenuAt } from '#src/ui/menu/menu.tsx'
import { useReorder } from '#src/ui/reorder/reorder.ts'
import { $preferences } from '../preferences/preferences.ts'
import { pageTitle } from '../page-title.ts'
import { $loaded, pagePart } from '../page-files.ts'
import { Link } from '../router/link.tsx'
import css from './tab-bar.css?inline'
import { matchRoute } from '../routes.ts'
import { addressOfTab, type Tab, type Tabs } from './tabs.ts'
import { $text } from './tabs.text.ts'
import { useTabActions } from './use-tab-actions.ts'

addStyles(css)

interface TabBarProps {
  tabs: Tabs
  /** Path of the page shown. */
  shown: string
  menu: readonly MenuEntry[]
  /** Shows the page alone, without the console around it. */
  onFull: () => void
}

/** The open pages. Right button, menu key and the arrow at the end open what can be done with one. */
export const TabBar = memo(function TabBar({ tabs, shown, menu, onFull }: TabBarProps) {
  const text = useStore($text)
  const list = useStore(tabs.$tabs)
  const { tagStyle } = useStore($preferences)
  // titles of pages that the menu does not name come with their code
  useStore($loaded)
  const box = useRef<HTMLUListElement>(null)
  const actions = useTabActions(tabs, shown, onFull)
  // titles come late, and the bar gets narrower
  const titles = list.map(({ path }) => pageTitle(path, menu)).join('\n')
  useLayoutEffect(() => bringIntoView(box.current), [shown, titles])
  useEffect(() => {
    const bar = box.current
    if (!bar || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => bringIntoView(bar))
    watch.observe(bar)
    return () => watch.disconnect()
  }, [])
  useReorder(box, 'li', tabs.move)
  useEffect(() => {
    for (const { path } of list) {
      const match = pageTitle(path, menu) ? undefined : matchRoute(path)
      // of another time: its code has not been needed yet, but its name is
      if (match)
        pagePart(match.route.page)
          .load()
          .catch(() => {})
    }
  }, [list, menu])
  return (
    <nav className="console-tabs" aria-label={text.openPages} data-shape={tagStyle}>
      <ul ref={box}>
        {list.map((tab) => (
          <TabItem
            key={tab.path}
            tab={tab}
            title={pageTitle(tab.path, menu) || tab.path}
            isShown={tab.path === shown}
            isAlone={list.length === 1}
            actions={actions}
          />
        ))}
      </ul>
      <Menu
        align="end"
        trigger={<IconButton label={text.more} size="compact" icon={<ChevronDown size={16} aria-hidden />} />}
        items={actions.items(shown)}
      />
    </nav>
  )
})

interface TabItemProps {
  tab: Tab
  title: string
  isShown: boolean
  isAlone: boolean
  actions: ReturnType<typeof useTabActions>
}

// all of the tab, with what closes it
// nothing is answered: newer browsers promise something here, which an effect would call
const bringIntoView = (bar: HTMLElement | null): void => {
  bar?.querySelector(':scope > [data-shown]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function TabItem({ tab, title, isShown, isAlone, actions }: TabItemProps) {
  const text = useStore($text)
  const anchor = useRef<HTMLLIElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => !isAlone && void actions.close(tab.path)
  const press = (event: KeyboardEvent) => {
    // the menu stands elsewhere, and has keys of its own
    if (!event.currentTarget.contains(event.target as Node)) return
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (event.key === 'Delete') close()
    else if (event.altKey && event.shiftKey && by !== 0) actions.move(tab.path, by)
    else return
    event.preventDefault()
  }
  const openMenu = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  const closeByWheel = (event: MouseEvent) => {
    if (event.button === 1) close()
  }
  return (
    // what the right button does is on the keys of the link and in the menu at the end
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li ref={anchor} data-shown={isShown || undefined} onContextMenu={openMenu} onAuxClick={closeByWheel} onKeyDown={press}>
      <Link
        to={addressOfTab(tab)}
        aria-current={isShown ? 'page' : undefined}
        aria-keyshortcuts="Delete Alt+Shift+ArrowLeft Alt+Shift+ArrowRight"
        draggable={false}
      >
        {title}
      </Link>
      {!isAlone && (
        <button type="button" className="console-tab-close" aria-label={text.closeOne(title)} onClick={close}>
          <X size={12} aria-hidden />
        </button>
      )}
      <MenuAt anchor={anchor} items={actions.items(tab.path)} align="start" isOpen={isOpen} setOpen={setOpen} />
    </li>
  )
}
