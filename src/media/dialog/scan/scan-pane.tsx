import { useStore } from '@nanostores/react'
import { RefreshCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { QrCode } from '#src/ui/qr-code/qr-code.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { Picture } from '../../grid/picture.tsx'
import { $text } from '../dialog.text.ts'
import type { ScanSlot, ScanView } from './scan-slot.ts'

/** Side of the code in px (media contract). */
const codeSize = 160

interface ScanPaneProps {
  slot: ScanSlot
  error: string
  /** Another code, for the category that is chosen now. */
  onRenew(): void
}

/** The code for the phone, and what the phone has sent. */
export function ScanPane({ slot, error, onRenew }: ScanPaneProps) {
  const t = useStore($text)
  const notify = useNotify()
  const view = useStore(slot.$view)
  return (
    <>
      <Field label={t.code}>
        {({ id }) => (
          <div className="media-scan" role="group" aria-labelledby={`${id}-label`}>
            <Code view={view} onRenew={onRenew} />
            <ol className="media-scan-steps">
              <li>{t.scanFirst}</li>
              <li>{t.scanThen}</li>
              <li>{t.scanLast}</li>
            </ol>
          </div>
        )}
      </Field>
      <Field label={t.arrived(view.pictures.length)} error={error} help={t.refreshHelp}>
        {({ id }) => (
          <div className="media-scan-arrived" role="group" aria-labelledby={`${id}-label`}>
            <ul className="media-local-list" aria-live="polite">
              {view.pictures.map((picture, index) => (
                <li key={picture.id} className="media-local-tile">
                  <Picture addresses={[picture.address]} alt={t.fromPhone(index + 1)} />
                  <IconButton
                    label={t.leaveOut(t.fromPhone(index + 1))}
                    icon={<X />}
                    size="compact"
                    onClick={() => slot.leaveOut(picture.id)}
                  />
                </li>
              ))}
            </ul>
            <Button size="compact" icon={<RefreshCw />} onClick={() => void slot.refresh().catch(notify.failure)}>
              {t.refresh}
            </Button>
          </div>
        )}
      </Field>
    </>
  )
}

function Code({ view, onRenew }: { view: ScanView; onRenew(): void }) {
  const t = useStore($text)
  if (view.state === 'opening') return <Skeleton width={codeSize} height={codeSize} />
  if (view.state === 'open') {
    return (
      <div className="media-scan-code">
        <QrCode text={view.address} label={t.code} size={codeSize} />
        <span>{t.endsAt(clock.format(view.ends))}</span>
      </div>
    )
  }
  const sentences = { expired: t.expired, taken: t.taken, failed: t.noCode }
  return <Ended onRenew={onRenew}>{sentences[view.state]}</Ended>
}

function Ended({ children, onRenew }: { children: ReactNode; onRenew(): void }) {
  const t = useStore($text)
  return (
    <div className="media-scan-ended" role="alert">
      <p>{children}</p>
      <Button size="compact" variant="primary" icon={<RefreshCw />} onClick={onRenew}>
        {t.newCode}
      </Button>
    </div>
  )
}

const clock = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
