import { Dialog } from '@base-ui/react/dialog'
import { useStore } from '@nanostores/react'
import { Maximize2, Minimize2, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useModalCarrier } from '../modal-carrier.tsx'
import { InCarrier } from '../top-layer.tsx'
import type { PanelProps } from './dialog.tsx'
import { $text } from './dialog.text.ts'
import css from './panel.css?inline'
import { useFrame } from './use-frame.ts'
import { useHeldFocus } from './use-held-focus.ts'

addStyles(css)

// what is still loaded is read-only as long, and gives its focus on
const first = 'input:not([type=hidden],:disabled,[readonly]:not([aria-busy])),textarea:not(:disabled,[readonly]),[data-autofocus]'

export function Panel({ open, onClose, title, children, footer, width = 480, closeOnBackdrop = false, placement }: PanelProps) {
  const common = useStore($common)
  const titleId = useId()
  const carrier = useModalCarrier(titleId, open)
  const content = useRef<HTMLDivElement>(null)
  const isDrawer = placement !== 'middle' && placement !== 'full'
  const isWindow = placement === 'middle'
  // a drawer's first field would cover half of it with the keyboard of a phone
  const isRead = () => isDrawer && matchMedia('(pointer: coarse)').matches
  const held = useHeldFocus(open, (box) => (isRead() ? null : content.current?.querySelector<HTMLElement>(first)) ?? box)
  const frame = useFrame(held.box, open)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal={!closeOnBackdrop && !isDrawer}>
      <Dialog.Portal {...carrier}>
        <Dialog.Backdrop className="ui-shade" forceRender />
        <Dialog.Viewport className={`ui-panel-space is-${placement}`} data-maximised={frame.isMaximised || undefined}>
          <Dialog.Popup
            ref={held.ref}
            role="document"
            className="ui-panel"
            initialFocus={held.initialFocus}
            style={{ '--width': `${width}px`, ...(isWindow && frame.style) } as React.CSSProperties}
          >
            <InCarrier.Provider value={true}>
              <div className="ui-panel-head" {...(isWindow && frame.head)}>
                <Dialog.Title id={titleId} className="ui-panel-title">
                  {title}
                </Dialog.Title>
                {isWindow && <Maximise isOn={frame.isMaximised} onToggle={frame.toggle} onKeyDown={frame.onKeyDown} />}
                <IconButton label={common.close} icon={<X />} size="compact" onClick={onClose} />
              </div>
              <div ref={content} className="ui-panel-body">
                {children}
              </div>
              {footer && <div className="ui-panel-foot">{footer}</div>}
              {isWindow && !frame.isMaximised && <div className="ui-panel-corner" aria-hidden onPointerDown={frame.onCorner} />}
            </InCarrier.Provider>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface MaximiseProps {
  isOn: boolean
  onToggle: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

// arrow keys on it move the dialog
function Maximise({ isOn, onToggle, onKeyDown }: MaximiseProps) {
  const text = useStore($text)
  return (
    <span className="ui-panel-maximise">
      <IconButton
        label={isOn ? text.restore : text.maximise}
        icon={isOn ? <Minimize2 /> : <Maximize2 />}
        size="compact"
        onClick={onToggle}
        onKeyDown={onKeyDown}
      />
    </span>
  )
}
