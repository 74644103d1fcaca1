import { type DialogProps, LazyPanel } from '../dialog/dialog.tsx'

export interface DrawerProps extends Omit<DialogProps, 'closeOnBackdrop'> {
  side?: 'start' | 'end' | 'bottom'
}

/** A dialog at an edge of the window; a press beside it asks to close. */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return <LazyPanel {...props} placement={side} />
}
