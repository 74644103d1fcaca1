import { Dialog } from '@base-ui/react/dialog'
import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { useId, useRef } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { InCarrier, useModalCarrier } from '../top-layer.tsx'
import type { PanelProps } from './dialog.tsx'
import css from './panel.css?inline'

addStyles(css)

const first = 'input:not([type=hidden],:disabled),textarea:not(:disabled),[data-autofocus]'

export function Panel({ open, onClose, title, children, footer, width = 480, closeOnBackdrop = false, place }: PanelProps) {
  const common = useStore($common)
  const titleId = useId()
  const carrier = useModalCarrier(titleId)
  const popup = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isDrawer = place !== 'middle' && place !== 'full'
  const start = () => content.current?.querySelector<HTMLElement>(first) ?? popup.current
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal={!closeOnBackdrop && !isDrawer}>
      <Dialog.Portal {...carrier}>
        <Dialog.Backdrop className="ui-shade" />
        <Dialog.Viewport className={`ui-panel-space is-${place}`}>
          <Dialog.Popup
            ref={popup}
            role="document"
            className="ui-panel"
            initialFocus={start}
            style={{ '--width': `${width}px` } as React.CSSProperties}
          >
            <InCarrier.Provider value={true}>
              <div className="ui-panel-head">
                <Dialog.Title id={titleId} className="ui-panel-title">
                  {title}
                </Dialog.Title>
                <IconButton label={common.close} icon={<X />} size="compact" onClick={onClose} />
              </div>
              <div ref={content} className="ui-panel-body">
                {children}
              </div>
              {footer && <div className="ui-panel-foot">{footer}</div>}
            </InCarrier.Provider>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
