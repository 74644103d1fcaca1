import { type ReactElement, type ReactNode, type RefObject, useState } from 'react'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import { type Opener, useAnchored } from '../popover/anchored.ts'

export interface MenuItem {
  key: string
  label: ReactNode
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  /** Marked as the chosen one of its group. */
  checked?: boolean
  /** Shown at the right, as `Ctrl+C`; the owner handles the key. */
  shortcut?: string
  onSelect: () => void
}

export type MenuEntry = MenuItem | 'divider'

export interface MenuProps {
  /** A button; it gets its events, its ref and the ARIA attributes. */
  trigger: ReactElement
  items: readonly MenuEntry[]
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'left' | 'right'
}

export interface MenuListProps extends Pick<MenuProps, 'items' | 'align' | 'side'> {
  anchor: RefObject<HTMLElement | null>
  opener: RefObject<Opener>
  isOpen: boolean
  setOpen: (open: boolean) => void
}

const part = lazyPart<MenuListProps>(() => import('./menu-list.tsx').then((module) => module.MenuList))

export function Menu({ trigger, ...rest }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const MenuList = useLazyPart(part, isOpen, () => setOpen(false))
  const { anchor, element, opener } = useAnchored(trigger, { isOpen, setOpen, kind: 'menu', opensOnArrows: true, prefetch: part.load })
  return (
    <>
      {element}
      {MenuList && <MenuList {...rest} anchor={anchor} opener={opener} isOpen={isOpen} setOpen={setOpen} />}
    </>
  )
}

export interface MenuAtProps extends Pick<MenuProps, 'items' | 'align' | 'side'> {
  /** Where the menu stands; it gets the focus back. */
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  setOpen: (open: boolean) => void
}

const byKeys: RefObject<Opener> = { current: 'first' }

/** A menu at something that opens it in a way of its own, as by the right button; its first entry has the focus. */
export function MenuAt(props: MenuAtProps) {
  const MenuList = useLazyPart(part, props.isOpen, () => props.setOpen(false))
  return MenuList ? <MenuList {...props} opener={byKeys} /> : null
}
