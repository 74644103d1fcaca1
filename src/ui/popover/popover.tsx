import { type ReactElement, type ReactNode, type RefObject, useState } from 'react'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import { useAnchored } from './anchored.ts'

export interface PopoverProps {
  /** A button; it gets its events, its ref and the ARIA attributes. */
  trigger: ReactElement
  /** Name for screen readers. */
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  open?: boolean
  onOpenChange?: (open: boolean) => void
  side?: 'top' | 'bottom' | 'left' | 'right'
  align?: 'start' | 'center' | 'end'
}

export interface SheetProps extends Pick<PopoverProps, 'label' | 'side' | 'align'> {
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  setOpen: (open: boolean) => void
  children: ReactNode
}

const part = lazyPart<SheetProps>(() => import('./sheet.tsx').then((module) => module.Sheet))

export function Popover({ trigger, children, open, onOpenChange, ...rest }: PopoverProps) {
  const [own, setOwn] = useState(false)
  const isOpen = open ?? own
  const setOpen = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  const Sheet = useLazyPart(part, isOpen, () => setOpen(false))
  const { anchor, element } = useAnchored(trigger, { isOpen, setOpen, kind: 'dialog', prefetch: part.load })
  return (
    <>
      {element}
      {Sheet && (
        <Sheet {...rest} anchor={anchor} isOpen={isOpen} setOpen={setOpen}>
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </Sheet>
      )}
    </>
  )
}
