import { useStore } from '@nanostores/react'
import { verifyFactory, type VerifyCheck } from '#src/api/factory-settings.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { State } from '#src/console/engine/state.tsx'
import { useCall } from '#src/stores/use-read.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { $text } from './text.ts'

/** Compares everything that is kept with the ledgers, and says what differs: nothing, as it must be. */
export function VerifyDialog({ tools, onClose }: { tools: PageTools; onClose(): void }) {
  const t = useStore($text)
  const read = useCall(tools.connection, verifyFactory, {})
  return (
    <Dialog open width={640} title={t.verify} onClose={onClose} footer={<Button onClick={onClose}>{t.shut}</Button>}>
      {read.state === 'failed' && <ErrorCard title={t.verify} message={read.message} onRetry={read.reload} />}
      {read.state === 'waiting' && <p className="console-faint">{t.verifying}</p>}
      {read.state === 'there' && (
        <>
          <p role="status">{read.data.ok ? t.allAgree : t.differ(read.data.checks.reduce((sum, { diffs }) => sum + diffs, 0))}</p>
          <ul>
            {read.data.checks.map((check) => (
              <Checked key={check.name} check={check} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

function Checked({ check: { name, rows, diffs, differences } }: { check: VerifyCheck }) {
  const t = useStore($text)
  return (
    <li>
      {(t as unknown as Record<string, string>)[`check_${name}`] ?? name} <span className="console-faint">{t.compared(rows)}</span>{' '}
      <State isOn={diffs === 0}>{diffs === 0 ? t.agrees : t.differ(diffs)}</State>
      {differences.length > 0 && (
        <ul>
          {differences.map(({ about, ledger, kept }) => (
            <li key={`${about} ${ledger} ${kept}`}>
              {about}
              <div className="console-faint">{t.ledgerAndKept(ledger || '—', kept || '—')}</div>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
