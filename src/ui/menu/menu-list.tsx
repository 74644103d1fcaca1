import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { useCallback } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { isFrom } from '../popover/anchored.ts'
import sheetCss from '../popover/sheet.css?inline'
import { usePopupCarrier } from '../top-layer.tsx'
import css from './menu-list.css?inline'
import type { MenuEntry, MenuListProps } from './menu.tsx'

addStyles(sheetCss)
addStyles(css)

function Entry({ entry, hasIcons }: { entry: MenuEntry; hasIcons: boolean }) {
  if (entry === 'divider') return <Menu.Separator className="ui-menu-divider" />
  return (
    <Menu.Item className="ui-menu-item" data-danger={entry.danger || undefined} disabled={entry.disabled} onClick={entry.onSelect}>
      {hasIcons && <span className="ui-menu-icon">{entry.checked ? <Check /> : entry.icon}</span>}
      <span className="ui-menu-label">{entry.label}</span>
      {entry.shortcut && <kbd className="ui-menu-shortcut">{entry.shortcut}</kbd>}
    </Menu.Item>
  )
}

export function MenuList({ items, anchor, opener, isOpen, setOpen, align = 'end', side = 'bottom' }: MenuListProps) {
  const carrier = usePopupCarrier()
  const hasIcons = items.some((item) => item !== 'divider' && (item.icon || item.checked !== undefined))
  // the menu does not know its trigger, so it cannot know that a key opened it
  const popup = useCallback(
    (node: HTMLElement | null) => {
      if (!node || opener.current === 'pointer') return
      // its entries are known to it by then, and no other key has come
      queueMicrotask(() => {
        const entries = [...node.querySelectorAll<HTMLElement>('[role=menuitem]:not([data-disabled])')]
        entries.at(opener.current === 'last' ? -1 : 0)?.focus({ preventScroll: true })
      })
    },
    [opener],
  )
  return (
    <Menu.Root
      open={isOpen}
      modal={false}
      onOpenChange={(next, details) => {
        if (details.reason === 'outside-press' && isFrom(details.event, anchor.current)) return details.cancel()
        setOpen(next)
      }}
    >
      <Menu.Portal {...carrier}>
        <Menu.Positioner className="ui-float-place" anchor={anchor} side={side} align={align} sideOffset={4} collisionPadding={8}>
          <Menu.Popup ref={popup} className="ui-float ui-menu" finalFocus={anchor}>
            {items.map((entry, index) => (
              <Entry key={entry === 'divider' ? `divider-${index}` : entry.key} entry={entry} hasIcons={hasIcons} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
