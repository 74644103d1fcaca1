import type { LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { useHost } from '#src/ui/host.ts'

interface GateCardProps {
  kind: 'unreachable' | 'unavailable' | 'cors' | 'version' | 'waiting' | 'load'
  icon: LucideIcon
  title: string
  message: string
  /** Lines to copy, in a fixed-width face. */
  code?: string
  action?: { label: string; run: () => void }
  /** Another way out. */
  other?: { label: string; run: () => void }
  /** What support asks for. */
  incident?: string
}

/** Says what stands in the way, in place of the content; a blank element would be a defect. */
export function GateCard({ kind, icon: Icon, title, message, code, action, other, incident }: GateCardProps) {
  const host = useHost()
  const isFailure = kind !== 'waiting'
  useEffect(() => {
    if (isFailure) host.emit('crm-error', { kind, message: title })
    // the card of a kind speaks once, not again when the language changes
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [host, kind])
  return (
    <div className="gate-middle">
      <section className="gate-card" role={isFailure ? 'alert' : 'status'} data-kind={kind}>
        <Icon className="gate-card-icon" size={28} strokeWidth={1.75} aria-hidden />
        <h2>{title}</h2>
        <p>{message}</p>
        {code && <pre tabIndex={0}>{code}</pre>}
        {action && (
          <Button variant="primary" onClick={action.run}>
            {action.label}
          </Button>
        )}
        {other && <Button onClick={other.run}>{other.label}</Button>}
        {incident && <small className="gate-card-incident">{incident}</small>}
      </section>
    </div>
  )
}
