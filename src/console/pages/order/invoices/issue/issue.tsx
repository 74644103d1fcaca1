import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { InvoiceRow } from '#src/api/invoices.ts'
import { findIssuePage, saveIssued, type IssuedInvoice } from '#src/api/shop/invoices.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { addStyles } from '#src/lib/styles.ts'
import { useCall } from '#src/stores/use-read.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import css from './issue.css?inline'
import { $text } from './issue.text.ts'
import { originOf, readIssueMessage } from './message.ts'

addStyles(css)

interface IssueProps {
  row: InvoiceRow
  onClose: () => void
  tools: PageTools
}

/** What the page of the tax service may do; it is of another origin, and reaches nothing here. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** Issues an electronic invoice on the page of the shop's tax service, and keeps what that says of it (orders contract, "Invoices"). */
export function IssueDialog({ row, onClose, tools }: IssueProps) {
  const t = useStore($text)
  const { connection } = tools
  // the address is made for this look alone, and its page is never replaced below somebody who fills it in
  const answer = useCall(connection, findIssuePage, { params: { id: row.invoice_id } }, { isOnce: true })
  const uri = answer.state === 'there' ? answer.data?.uri : undefined
  const origin = answer.state === 'there' ? originOf(uri, location.origin) : null
  return (
    <Dialog open onClose={onClose} title={t.title(row.order_id)} width={1320} closeOnBackdrop={false}>
      {answer.state === 'waiting' && <Skeleton height={480} />}
      {answer.state === 'failed' && (
        <ErrorCard title={t.notOpened} message={answer.message} code={answer.code || undefined} onRetry={answer.reload} />
      )}
      {answer.state === 'there' && !origin && <ErrorCard title={t.notOpened} message={t.noAddress} onRetry={answer.reload} />}
      {uri && origin && <IssueFrame {...{ row, onClose, tools, uri, origin }} key={uri} />}
    </Dialog>
  )
}

function IssueFrame({ row, onClose, tools, uri, origin }: IssueProps & { uri: string; origin: string }) {
  const t = useStore($text)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isOpening, setOpening] = useState(true)
  const { state, hear, save } = useIssued(row, tools, onClose)
  useEffect(() => {
    const listen = (message: MessageEvent) => hear(readIssueMessage(message, frame.current?.contentWindow, origin))
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [hear, origin])
  return (
    <div className="invoice-issue" aria-busy={isOpening || state.isSaving || undefined}>
      {state.failure !== undefined && <ErrorCard title={t.notSaved} message={state.failure} onRetry={() => void save(state.invoice!)} />}
      {state.doubt !== undefined && <ErrorCard title={t.notSaved} message={state.doubt} />}
      {state.isSaving && <p role="status">{t.saving}</p>}
      {isOpening && <p role="status">{t.opening}</p>}
      <iframe ref={frame} src={uri} title={t.frame} sandbox={sandbox} referrerPolicy="no-referrer" onLoad={() => setOpening(false)} />
    </div>
  )
}

interface Issued {
  isSaving: boolean
  invoice?: IssuedInvoice
  /** What the server said when it was to be kept. */
  failure?: string
  /** Why it could not be sent at all. */
  doubt?: string
}

/** What became of what the frame said; an invoice that was issued is kept until the server has it. */
function useIssued(row: InvoiceRow, tools: PageTools, onClose: () => void) {
  const [state, setState] = useState<Issued>({ isSaving: false })
  const taken = useRef(false)
  const latest = useRef({ row, tools, onClose })
  latest.current = { row, tools, onClose }
  const [{ hear, save }] = useState(() => {
    async function send(invoice: IssuedInvoice) {
      const { row: of, tools: with_, onClose: close } = latest.current
      setState({ isSaving: true, invoice })
      try {
        const { message } = await with_.connection.answer(saveIssued, { params: { id: of.invoice_id }, body: invoice })
        with_.notifySuccess(message)
        with_.reload()
        close()
      } catch (error) {
        setState({ isSaving: false, invoice, failure: (error as Error).message })
      }
    }
    function take(message: ReturnType<typeof readIssueMessage>) {
      // the page may say it twice
      if (!message || taken.current) return
      if (message.kind === 'left') return latest.current.onClose()
      if (message.kind === 'unread') return setState({ isSaving: false, doubt: $text.get().unread })
      if (message.kind === 'stranger') return setState({ isSaving: false, doubt: $text.get().stranger(message.origin) })
      taken.current = true
      void send(message.invoice)
    }
    return { hear: take, save: send }
  })
  return { state, hear, save }
}
