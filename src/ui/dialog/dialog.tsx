import type { ReactNode } from 'react'
import { type LazyPart, lazyPart, useLazyPart, usePrefetch } from '../lazy-part.ts'

export interface DialogProps {
  open: boolean
  /** Escape, the close button, or a press on the backdrop asked for it. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** Widest it may become, in px. */
  width?: number
  closeOnBackdrop?: boolean
  /** Fills the window; the content divides the room and scrolls by itself. */
  full?: boolean
}

/** Where the panel stands; a drawer is a dialog at an edge. */
export interface PanelProps extends DialogProps {
  placement: 'middle' | 'full' | 'start' | 'end' | 'bottom'
}

const panel = lazyPart<PanelProps>(() => import('./panel.tsx').then((module) => module.Panel))

/** Used by Dialog and Drawer: the heavy half is downloaded when the first one opens. */
export function LazyPanel(props: PanelProps) {
  const Panel = useLazyPart(panel, props.open, props.onClose)
  usePrefetch(panel as LazyPart<never>)
  return Panel ? <Panel {...props} /> : null
}

/** At most six fields; a drawer for more. */
export function Dialog({ full = false, ...props }: DialogProps) {
  return <LazyPanel {...props} placement={full ? 'full' : 'middle'} />
}
