import { useCallback, useContext, useLayoutEffect, useRef } from 'react'
import { useHost } from './host.ts'
import { type Carrier, changeDialogs, hidePopover, InCarrier, openDialogs, showPopover } from './top-layer.tsx'

function showModal(node: HTMLDialogElement) {
  const root = node.getRootNode() as Document | ShadowRoot
  // a lock stays over what opens late
  const above = root.querySelector<HTMLDialogElement>('dialog[data-above]:modal')
  const at = above && root.activeElement
  if (node.isConnected && !node.open) node.showModal()
  changeDialogs([...openDialogs(), node])
  if (!above) return
  above.close()
  above.showModal()
  if (at instanceof HTMLElement && above.contains(at)) at.focus({ preventScroll: true })
}

/** What opened it was inert until now, so that only the dialog itself can give the focus back. */
function endModal(node: HTMLDialogElement) {
  if (!openDialogs().includes(node)) return
  if (node.open) node.close()
  changeDialogs(openDialogs().filter((dialog) => dialog !== node))
  const { activeElement, body } = node.ownerDocument
  // what opened it is gone
  if (activeElement === body) openDialogs().at(-1)?.querySelector<HTMLElement>('[role=document]')?.focus({ preventScroll: true })
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

const stopCancel = (event: { preventDefault(): void }) => event.preventDefault()

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
