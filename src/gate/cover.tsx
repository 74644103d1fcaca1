import { useState, type ReactNode } from 'react'
import { useHost } from '#src/ui/host.ts'

const showModal = (dialog: HTMLDialogElement | null) => {
  if (dialog?.isConnected && !dialog.open) dialog.showModal()
}

const innerElements = 'crm-console, crm-designer, crm-media-library, crm-kefu'

function hasDialog(root: ShadowRoot): boolean {
  if (root.querySelector('dialog[open]')) return true
  return [...root.querySelectorAll(innerElements)].some((element) => element.shadowRoot !== null && hasDialog(element.shadowRoot))
}

/**
 * Lies over the content that is kept beneath. A modal dialog of the content makes everything outside it
 * inert, so over one of those the cover has to be a modal dialog itself.
 */
export function Cover({ isOverContent, children }: { isOverContent: boolean; children: ReactNode }) {
  const { root } = useHost()
  const [isOverDialog] = useState(() => isOverContent && hasDialog(root))
  if (!isOverDialog) return <div className="gate-cover">{children}</div>
  return (
    <dialog className="gate-cover gate-cover-modal" data-above="" ref={showModal} onCancel={(event) => event.preventDefault()}>
      {children}
    </dialog>
  )
}
