import { useStore } from '@nanostores/react'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { useHost } from '../host.ts'
import { useTopmost } from '../top-layer.tsx'
import { type Toast, toastsOf } from './notify.ts'
import css from './toast.css?inline'

addStyles(css)

const icons = { success: <CircleCheck />, error: <CircleAlert />, info: <Info /> }
const lasting = { success: 3000, info: 4000, error: 6000 }

interface CardProps {
  toast: Toast
  isHeld: boolean
  onClose: () => void
}

function Card({ toast, isHeld, onClose }: CardProps) {
  const common = useStore($common)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => close.current(), lasting[toast.kind] + (toast.action ? 4000 : 0))
    return () => clearTimeout(timer)
  }, [isHeld, toast])
  const act = () => {
    onClose()
    toast.action?.run()
  }
  return (
    <li className={`ui-toast is-${toast.kind}`}>
      <span className="ui-toast-icon" aria-hidden="true">
        {icons[toast.kind]}
      </span>
      <span className="ui-toast-text">{toast.text}</span>
      {toast.action && (
        <button type="button" className="ui-toast-action" onClick={act}>
          {toast.action.label}
        </button>
      )}
      <button type="button" className="ui-toast-close" aria-label={common.close} onClick={onClose}>
        <X />
      </button>
    </li>
  )
}

function Stack({ toasts, onClose }: { toasts: Toast[]; onClose: (toast: Toast) => void }) {
  const [isHeld, setHeld] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // a dialog that closes in this moment takes the box with it; another one is made below what is topmost then
    if (box.current!.isConnected) box.current!.showPopover()
  }, [])
  return (
    <div ref={box} className="ui-top ui-toasts-space" popover="manual" data-open="">
      <ol
        className="ui-toasts"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {toasts.map((toast) => (
          <Card key={toast.id} toast={toast} isHeld={isHeld} onClose={() => onClose(toast)} />
        ))}
      </ol>
    </div>
  )
}

/** Stands once in every element. Messages move into the topmost dialog, where they can be read and pressed. */
export function ToastViewport() {
  const $toasts = toastsOf(useHost())
  const toasts = useStore($toasts)
  const topmost = useTopmost()
  const close = (gone: Toast) => $toasts.set($toasts.get().filter((toast) => toast.id !== gone.id))
  const last = toasts.at(-1)
  // the announcement stays in place, a live region that appears with its text is not read
  return createPortal(
    <>
      <div className="ui-sr" role={last?.kind === 'error' ? 'alert' : 'status'}>
        {last?.text}
      </div>
      {toasts.length > 0 && <Stack toasts={toasts} onClose={close} />}
    </>,
    topmost,
  )
}
