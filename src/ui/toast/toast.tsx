import { useStore } from '@nanostores/react'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { useHost } from '../host.ts'
import { useTopmost } from '../top-layer.tsx'
import { $text } from '../ui.text.ts'
import { type Toast, toastsOf } from './notify.ts'
import css from './toast.css?inline'

addStyles(css)

const icons = { success: <CircleCheck />, error: <CircleAlert />, info: <Info /> }
/** Milliseconds: a toast stays for one second, a message for two (specification 9). */
const lasting = { success: 1000, info: 2000, error: 2000 }
/** Longer with something to press in it. */
const withAction = 4000
/** Who had the pointer or the focus on the messages has this long again to come back. */
const afterHold = 2000
/** The announcement stays longer than what is seen: a screen reader may be in the middle of a sentence. */
const announced = 5000

interface CardProps {
  toast: Toast
  isHeld: boolean
  onClose: () => void
}

function Card({ toast, isHeld, onClose }: CardProps) {
  const common = useStore($common)
  const close = useRef(onClose)
  close.current = onClose
  const wasHeld = useRef(false)
  useEffect(() => {
    if (isHeld) {
      wasHeld.current = true
      return
    }
    const usual = lasting[toast.kind] + (toast.action ? withAction : 0)
    const timer = setTimeout(() => close.current(), wasHeld.current ? Math.max(usual, afterHold) : usual)
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
  const t = useStore($text)
  const [isHeld, setHeld] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // a dialog that closes in this moment takes the box with it; another one is made below what is topmost then
    if (box.current!.isConnected) box.current!.showPopover()
  }, [])
  return (
    // a landmark of its own: it lies outside all others, and is found by those who jump from one to the next
    <div ref={box} className="ui-top ui-toasts-space" popover="manual" data-open="" role="region" aria-label={t.messages}>
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

// what is read out: the newest message, for some time after it went
function useAnnounced(newest: Toast | undefined): Toast | undefined {
  const [shown, setShown] = useState(newest)
  useEffect(() => {
    if (newest) return setShown(newest)
    const timer = setTimeout(() => setShown(undefined), announced)
    return () => clearTimeout(timer)
  }, [newest])
  return newest ?? shown
}

/** Stands once in every element. Messages move into the topmost dialog, where they can be read and pressed. */
export function ToastViewport() {
  const $toasts = toastsOf(useHost())
  const toasts = useStore($toasts)
  const topmost = useTopmost()
  const close = (gone: Toast) => $toasts.set($toasts.get().filter((toast) => toast.id !== gone.id))
  const last = useAnnounced(toasts.at(-1))
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
