import { createContext, type ReactElement, useContext, useSyncExternalStore } from 'react'
import { useHost } from './host.ts'

const open: { dialogs: HTMLDialogElement[]; listeners: Set<() => void> } = { dialogs: [], listeners: new Set() }
const tell = () => queueMicrotask(() => open.listeners.forEach((listener) => listener()))

function subscribe(listener: () => void) {
  open.listeners.add(listener)
  return () => void open.listeners.delete(listener)
}

/** The open dialogs of all elements of the page, the innermost last. */
export const openDialogs = (): readonly HTMLDialogElement[] => open.dialogs

export function changeDialogs(next: HTMLDialogElement[]): void {
  open.dialogs = next
  tell()
}

export function showPopover(node: HTMLElement | null) {
  if (node?.isConnected && !node.matches(':popover-open')) node.showPopover()
}

export function hidePopover(node: HTMLElement | null) {
  if (node?.matches(':popover-open')) node.hidePopover()
}

/** True below one of our carriers: a carrier nested in another must not be sent to the layer. */
export const InCarrier = createContext(false)

/** Where a portal leads, and what carries it there. */
export interface Carrier {
  container?: HTMLElement
  render: ReactElement
}

// data-modal and data-open let the element restore the top layer after it was moved in the page
const popupBox = <div className="ui-top" popover="manual" data-open="" ref={showPopover} />
const closedBox = <div className="ui-top" popover="manual" ref={hidePopover} />

/**
 * Portal props that put a popup into the browser's top layer, above anything the host stacks or clips. One that stays mounted when it
 * is closed says so, and leaves the layer.
 */
export function usePopupCarrier(isOpen = true): Carrier {
  const isNested = useContext(InCarrier)
  const { layer } = useHost()
  return { ...(!isNested && { container: layer }), render: isOpen ? popupBox : closedBox }
}

/** The innermost open dialog of this element, else its layer: what must stay usable is rendered there. */
export function useTopmost(): HTMLElement {
  const { layer } = useHost()
  const topmost = () => open.dialogs.findLast((dialog) => layer.contains(dialog)) ?? layer
  return useSyncExternalStore(subscribe, topmost, topmost)
}
