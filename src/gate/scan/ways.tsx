import { useStore } from '@nanostores/react'
import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { QrCode } from '#src/ui/qr-code/qr-code.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import { followCode, type CodeView } from './follow-code.ts'
import css from './scan.css?inline'
import { $scan } from './scan.text.ts'

addStyles(css)

/** Side of the code in px (kefu contract). */
const codeSize = 160

export interface WaysProps {
  connection: Connection
  isScan: boolean
  onChange(isScan: boolean): void
}

/** The ways in which an agent may sign in; the form of the first one stands below, in the hands of the owner. */
export function Ways({ connection, isScan, onChange }: WaysProps) {
  const words = useStore($scan)
  const tabs = [
    { value: 'password', label: words.password },
    { value: 'scan', label: words.scan },
  ] as const
  return (
    <>
      <Tabs aria-label={words.ways} value={isScan ? 'scan' : 'password'} tabs={tabs} onChange={(value) => onChange(value === 'scan')} />
      {isScan && <Scan connection={connection} />}
    </>
  )
}

function Scan({ connection }: { connection: Connection }) {
  const words = useStore($scan)
  const [turn, setTurn] = useState(0)
  const [view, setView] = useState<CodeView>({ state: 'opening' })
  useEffect(() => followCode(connection, setView), [connection, turn])
  const isOpen = view.state === 'open' || view.state === 'scanned'
  return (
    <div className="gate-scan">
      <div className="gate-scan-code" data-state={view.state}>
        {view.state === 'opening' && <Skeleton width={codeSize} height={codeSize} />}
        {isOpen && <QrCode text={view.address} label={words.code} size={codeSize} />}
        {(view.state === 'over' || view.state === 'failed') && (
          <div className="gate-scan-ended" role="alert">
            <p>{view.state === 'over' ? words.over : view.message}</p>
            <Button size="compact" icon={<RefreshCw size={16} />} onClick={() => setTurn(turn + 1)}>
              {words.renew}
            </Button>
          </div>
        )}
      </div>
      <p className="gate-scan-hint" role="status">
        {view.state === 'scanned' ? words.scanned : isOpen ? words.hint : ''}
      </p>
    </div>
  )
}
