import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, type Ref, useRef } from 'react'

interface TriggerProps {
  ref?: Ref<HTMLElement>
  onClick?: (event: never) => void
  onKeyDown?: (event: never) => void
  onPointerEnter?: (event: never) => void
}

/** By the pointer, or by a key that leads to the first or the last entry. */
export type Opener = 'pointer' | 'first' | 'last'

interface Anchored {
  isOpen: boolean
  setOpen: (open: boolean) => void
  kind: 'menu' | 'dialog'
  opensOnArrows?: boolean
  /** Downloads the popup while the pointer or the focus is already on its way. */
  prefetch: () => Promise<unknown>
}

function assign(ref: Ref<HTMLElement> | undefined, node: HTMLElement | null) {
  if (typeof ref === 'function') ref(node)
  else if (ref) ref.current = node
}

/**
 * Wires the owner's trigger by hand: the heavy popup comes later and finds its anchor, so the trigger is
 * never remounted and never loses focus.
 */
export function useAnchored(trigger: ReactElement, { isOpen, setOpen, kind, opensOnArrows, prefetch }: Anchored) {
  const anchor = useRef<HTMLElement>(null)
  const opener = useRef<Opener>('pointer')
  const open = (by: Opener) => {
    opener.current = by
    setOpen(true)
  }
  const own = trigger.props as TriggerProps
  const element = cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    ref: (node: HTMLElement | null) => {
      anchor.current = node
      assign(own.ref, node)
    },
    onPointerEnter: (event: never) => {
      own.onPointerEnter?.(event)
      prefetch().catch(() => undefined)
    },
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    onClick: (event: MouseEvent) => {
      own.onClick?.(event as never)
      if (isOpen) setOpen(false)
      else open(event.detail === 0 ? 'first' : 'pointer')
    },
    onKeyDown: (event: KeyboardEvent) => {
      own.onKeyDown?.(event as never)
      if (!opensOnArrows || isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      open(event.key === 'ArrowUp' ? 'last' : 'first')
    },
  })
  return { anchor, element, opener }
}

/** Whether an event comes from the trigger, which opens and closes by itself. */
export const isFrom = (event: Event, anchor: HTMLElement | null): boolean => anchor !== null && event.composedPath().includes(anchor)
