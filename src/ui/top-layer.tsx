import { createContext, type ReactElement, useCallback, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useHost } from './host.ts'

const open: { dialogs: HTMLDialogElement[]; listeners: Set<() => void> } = { dialogs: [], listeners: new Set() }
const tell = () => queueMicrotask(() => open.listeners.forEach((listener) => listener()))

function subscribe(listener: () => void) {
  open.listeners.add(listener)
  return () => void open.listeners.delete(listener)
}

function showModal(node: HTMLDialogElement) {
  const root = node.getRootNode() as Document | ShadowRoot
  // a lock stays over what opens late
  const above = root.querySelector<HTMLDialogElement>('dialog[data-above]:modal')
  const at = above && root.activeElement
  if (node.isConnected && !node.open) node.showModal()
  open.dialogs = [...open.dialogs, node]
  tell()
  if (!above) return
  above.close()
  above.showModal()
  if (at instanceof HTMLElement && above.contains(at)) at.focus({ preventScroll: true })
}

/** What opened it was inert until now, so that only the dialog itself can give the focus back. */
function endModal(node: HTMLDialogElement) {
  if (!open.dialogs.includes(node)) return
  if (node.open) node.close()
  open.dialogs = open.dialogs.filter((dialog) => dialog !== node)
  tell()
  const { activeElement, body } = node.ownerDocument
  // what opened it is gone
  if (activeElement === body) open.dialogs.at(-1)?.querySelector<HTMLElement>('[role=document]')?.focus({ preventScroll: true })
}

/** While it fades it stays above the page, but takes no key and no press any more. */
function fade(node: HTMLDialogElement) {
  node.inert = true
  node.dataset.fading = ''
  endModal(node)
  node.popover = 'manual'
  showPopover(node)
}

function wake(node: HTMLDialogElement) {
  hidePopover(node)
  node.popover = null
  delete node.dataset.fading
  node.inert = false
  showModal(node)
}

function showPopover(node: HTMLElement | null) {
  if (node?.isConnected && !node.matches(':popover-open')) node.showPopover()
}

function hidePopover(node: HTMLElement | null) {
  if (node?.matches(':popover-open')) node.hidePopover()
}

/** True below one of our carriers: a carrier nested in another must not be sent to the layer. */
export const InCarrier = createContext(false)

interface Carrier {
  container?: HTMLElement
  render: ReactElement
}

const stopCancel = (event: { preventDefault(): void }) => event.preventDefault()

// data-modal and data-open let the element restore the top layer after it was moved in the page
const popupBox = <div className="ui-top" popover="manual" data-open="" ref={showPopover} />
const closedBox = <div className="ui-top" popover="manual" ref={hidePopover} />

/**
 * Portal props that put a Base UI dialog into a native modal dialog, so that everything behind it is
 * really inert: its own focus guards let a fast Tab escape to the host. The native one is the dialog for
 * screen readers too, so the popup inside is given the role `document`. It ends when it is no longer open, not when it has faded: the
 * next key is for what is beneath.
 */
export function useModalCarrier(labelledBy: string, isOpen: boolean, role?: 'alertdialog'): Carrier {
  const isNested = useContext(InCarrier)
  const { layer } = useHost()
  const shown = useRef<HTMLDialogElement>(null)
  const ref = useCallback((node: HTMLDialogElement | null) => {
    if (node) showModal(node)
    else if (shown.current) endModal(shown.current)
    shown.current = node
  }, [])
  useLayoutEffect(() => {
    const node = shown.current
    if (node && isOpen === node.inert) (isOpen ? wake : fade)(node)
  }, [isOpen])
  const render = (
    <dialog
      className="ui-top"
      data-modal=""
      data-open=""
      ref={ref}
      closedby="none"
      onCancel={stopCancel}
      role={role}
      aria-labelledby={labelledBy}
    />
  )
  return { ...(!isNested && { container: layer }), render }
}

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
