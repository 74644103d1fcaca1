import { useStore } from '@nanostores/react'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { checkOperations, type ChainCheck } from '#src/api/operation-log.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import css from './operation-log.css?inline'
import { $text } from './changes.text.ts'

addStyles(css)

/** Asks for one stretch after the other until the end or the first break; stops when the dialog closes. */
function useCheck(onClose: () => void): ChainCheck | undefined {
  const connection = useConnection()
  const notify = useNotify()
  const [check, setCheck] = useState<ChainCheck>()
  useEffect(() => {
    const stop = new AbortController()
    const walk = async () => {
      for (let after: number | null = 0; after !== null && !stop.signal.aborted;) {
        const found: ChainCheck = await connection.send(checkOperations, { query: { after } }, { signal: stop.signal })
        if (!stop.signal.aborted) setCheck(found)
        after = found.broken ? null : found.next
      }
    }
    walk().catch((failure: unknown) => {
      if (stop.signal.aborted) return
      notify.failure(failure)
      onClose()
    })
    return () => stop.abort()
  }, [connection, notify, onClose])
  return check
}

function Verdict({ check: { broken, unsealed, total, head } }: { check: ChainCheck }) {
  const text = useStore($text)
  const isWhole = !broken && unsealed === 0
  const Sign = isWhole ? ShieldCheck : ShieldAlert
  return (
    <>
      <p className={`log-verdict ${isWhole ? 'is-whole' : 'is-broken'}`}>
        <Sign size={20} aria-hidden />
        {broken ? text[broken.reason](String(broken.operation)) : isWhole ? text.whole(total) : text.unsealed(unsealed)}
      </p>
      {head && (
        <p className="log-seal">
          {text.head} <code>{head}</code>
        </p>
      )}
    </>
  )
}

/** Recomputes the seals of the whole log and says where they break. */
export function CheckDialog({ onClose }: { onClose(): void }) {
  const text = useStore($text)
  const common = useStore($common)
  const check = useCheck(onClose)
  const isOver = check && (check.broken !== null || check.next === null)
  return (
    <Dialog open onClose={onClose} title={text.check} width={560} footer={<Button onClick={onClose}>{common.close}</Button>}>
      <div className="log-check">
        <p>{text.about}</p>
        {!isOver && <progress max={check?.total || 1} value={check?.checked ?? 0} aria-label={text.check} />}
        <div role="status">{isOver ? <Verdict check={check} /> : <p>{text.checking(check?.checked ?? 0, check?.total ?? 0)}</p>}</div>
      </div>
    </Dialog>
  )
}
